import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useApi } from '#web/api/api.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Card } from './cards/card.tsx';
import type { OfflineDetails } from './checkout.calls.ts';
import { offlineMethodsQuery } from './checkout.queries.ts';

type OfflineStepProps = {
  due: number;
  details: OfflineDetails;
  onChange(details: OfflineDetails): void;
  /** Complaints wait until somebody has tried to go on. */
  complains: boolean;
  onBack(): void;
};

/** The second step for who pays outside the shop: where to, and what we need to find the payment. */
export function OfflineStep({ due, details, onChange, complains, onBack }: OfflineStepProps) {
  const t = useTranslate();
  const money = useMoney();
  const { data: methods, isError, refetch } = useQuery(offlineMethodsQuery(useApi()));
  const chosen = methods?.find(({ id }) => id === details.method_id) ?? methods?.[0];

  return (
    <>
      <Button look="ghost" size={36} className="-ms-2 self-start px-2!" onClick={onBack}>
        <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
        {t('checkout.offline.back')}
      </Button>
      <Card part="offline" title={t('checkout.offline')} text={t('checkout.offline.text', { amount: money(due) })}>
        {!methods && isError && (
          <StateBlock
            tone="error"
            picture={<Icon of={CircleAlert} size={56} />}
            title={t('checkout.offline.failed')}
            action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
          />
        )}
        {!methods && !isError && <Skeleton className="h-40 rounded-card" />}
        {methods && chosen && (
          <div className="flex flex-col gap-5">
            <fieldset className="grid gap-3 md:grid-cols-2">
              <legend className="sr-only">{t('checkout.offline.method')}</legend>
              {methods.map(({ id, method_name }) => (
                <ChoiceBox
                  key={id}
                  name="offline-method"
                  checked={id === chosen.id}
                  onChange={() => onChange({ ...details, method_id: id, fields: {} })}
                  title={<bdi>{method_name}</bdi>}
                />
              ))}
            </fieldset>
            <dl className="grid gap-x-6 gap-y-1 rounded-card bg-sunken p-4 text-small xs:grid-cols-[auto_1fr]">
              {chosen.method_fields.map(({ input_name, input_data }) => (
                <div key={input_name} className="contents">
                  <dt className="text-ink-3">{wordsOf(input_name)}</dt>
                  <dd className="break-words font-semibold">
                    <bdi>{input_data}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {chosen.method_informations.map(({ customer_input, customer_placeholder, is_required }) => {
              const value = details.fields[customer_input] ?? '';
              const isMissing = complains && is_required === 1 && value.trim() === '';
              return (
                <Field
                  key={`${chosen.id} ${customer_input}`}
                  label={wordsOf(customer_input)}
                  error={isMissing ? t('checkout.offline.required') : undefined}
                >
                  <TextInput
                    name={customer_input}
                    value={value}
                    placeholder={customer_placeholder}
                    required={is_required === 1}
                    maxLength={500}
                    dir="auto"
                    onChange={(event) =>
                      onChange({
                        ...details,
                        method_id: chosen.id,
                        fields: { ...details.fields, [customer_input]: event.target.value },
                      })
                    }
                  />
                </Field>
              );
            })}
            <Field label={t('checkout.offline.note')}>
              <Textarea
                value={details.customer_note}
                onChange={(event) => onChange({ ...details, customer_note: event.target.value })}
                maxLength={1000}
                dir="auto"
              />
            </Field>
          </div>
        )}
      </Card>
    </>
  );
}

/** Names come as they are stored: account_number. */
const wordsOf = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
