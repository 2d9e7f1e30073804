import { Card } from '#web/checkout/cards/card.tsx';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import type { ContactField, TripContact } from './trip-contact.ts';
import type { TripCheckout } from './use-trip-checkout.ts';

type TripContactCardProps = Pick<TripCheckout, 'draft' | 'change' | 'contact' | 'isGuest'> & {
  /** What is missing, once somebody has tried to book. */
  faults: Partial<Record<ContactField, string>>;
};

/** Whom the provider calls, and what it should know. */
export function TripContactCard({ draft, change, contact, isGuest, faults }: TripContactCardProps) {
  const t = useTranslate();
  const set = (part: Partial<TripContact>) => change({ contact: { ...draft.contact, ...part } });

  return (
    <Card title={t('trip_checkout.contact')} part="contact">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t('trip_checkout.name')} error={faults.name}>
          <TextInput
            name="name"
            value={contact.name}
            onChange={(event) => set({ name: event.target.value })}
            autoComplete="name"
            maxLength={200}
          />
        </Field>
        <PhoneField
          label={t('trip_checkout.phone')}
          name="phone"
          value={contact.phone}
          onChange={(phone) => set({ phone })}
          error={faults.phone}
        />
        {isGuest && (
          <Field
            label={t('trip_checkout.email')}
            hint={t('trip_checkout.email_hint')}
            error={faults.email}
            className="md:col-span-2"
          >
            <TextInput
              name="email"
              type="email"
              value={contact.email}
              onChange={(event) => set({ email: event.target.value })}
              autoComplete="email"
              maxLength={255}
              dir="ltr"
            />
          </Field>
        )}
        <Field label={t('trip_checkout.note')} className="md:col-span-2">
          <Textarea
            name="note"
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
            maxLength={1000}
          />
        </Field>
      </div>
    </Card>
  );
}
