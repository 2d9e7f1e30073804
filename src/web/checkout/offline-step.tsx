import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useApi } from '#web/api/api.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { chosenMethod, missingFields, OfflineFields } from '#web/payments/offline-fields.tsx';
import { offlineMethodsQuery } from '#web/payments/payments.queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Card } from './cards/card.tsx';
import type { OfflineStepState } from './use-offline-step.ts';

type OfflineStepProps = { due: number; step: OfflineStepState };

/** The second step for who pays outside the shop: where to, and what we need to find the payment. */
export function OfflineStep({ due, step: { details, setDetails, complains, close } }: OfflineStepProps) {
  const t = useTranslate();
  const money = useMoney();
  const { data: methods, isError, refetch } = useQuery(offlineMethodsQuery(useApi()));
  const chosen = methods && chosenMethod(methods, details);
  const required = (names: string[]) => Object.fromEntries(names.map((name) => [name, t('checkout.offline.required')]));

  return (
    <Card
      part="offline"
      title={t('checkout.offline')}
      text={t('checkout.offline.text', { amount: money(due) })}
      aside={
        <Button look="ghost" size={36} className="hit-area -mx-2 px-2!" onClick={close}>
          <Icon of={ArrowLeft} size={18} directional />
          {t('checkout.offline.back')}
        </Button>
      }
    >
      {!methods && isError && (
        <StateBlock
          tone="error"
          title={t('checkout.offline.failed')}
          action={<Button onClick={() => refetch()}>{t('app.retry')}</Button>}
        />
      )}
      {!methods && !isError && <Skeleton className="h-40 rounded-card" />}
      {methods && (
        <OfflineFields
          methods={methods}
          details={details}
          onChange={setDetails}
          methodLegend={t('checkout.offline.method')}
          noteLabel={t('checkout.offline.note')}
          errors={complains && chosen ? required(missingFields(chosen, details)) : {}}
        />
      )}
    </Card>
  );
}
