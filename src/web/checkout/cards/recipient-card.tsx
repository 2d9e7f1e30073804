import { isContactNumber } from '#domain/auth/contact-number.ts';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { Checkout } from '../use-checkout.ts';
import { Card } from './card.tsx';

type RecipientCardProps = Pick<Checkout, 'recipient' | 'change'> & {
  /** The shopper has tried to order: what is missing is marked. */
  complains: boolean;
};

/** Whom store and courier may call: who the saved address names, else the customer, unless somebody else is typed here. */
export function RecipientCard({ recipient, change, complains }: RecipientCardProps) {
  const t = useTranslate();
  if (!recipient) return <Skeleton className="h-34 rounded-card" />;
  const { name, phone } = recipient;

  return (
    <Card part="contact" title={t('checkout.contact')}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('checkout.contact.name')}
          error={complains && name.trim() === '' ? t('checkout.contact.no_name') : undefined}
        >
          <TextInput
            name="contact_person_name"
            autoComplete="name"
            dir="auto"
            maxLength={200}
            value={name}
            onChange={(event) => change({ contact: { name: event.target.value, phone } })}
          />
        </Field>
        <PhoneField
          label={t('checkout.contact.phone')}
          name="contact_person_number"
          value={phone}
          onChange={(number) => change({ contact: { name, phone: number } })}
          error={complains && !isContactNumber(phone) ? t('checkout.contact.no_phone') : undefined}
        />
      </div>
    </Card>
  );
}
