import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { TextField, type TextForm } from './text-field.tsx';

export type PersonText = 'f_name' | 'l_name' | 'phone' | 'email';

/** Who joins: the same four questions of a store's owner and of a courier. */
export function PersonFields({ form }: { form: TextForm<PersonText> }) {
  const t = useTranslate();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField form={form} name="f_name" label={t('join.f_name')} autoComplete="given-name" maxLength={100} />
      <TextField
        form={form}
        name="l_name"
        label={t('join.optional', { what: t('join.l_name') })}
        autoComplete="family-name"
        maxLength={100}
      />
      <div data-field-box="phone">
        <PhoneField
          label={t('join.phone')}
          name="phone"
          value={form.texts.phone}
          onChange={(phone) => form.setText('phone', phone)}
          onBlur={() => form.texts.phone !== '' && form.leave('phone')}
          error={form.wordsFor('phone')}
        />
      </div>
      <TextField
        form={form}
        name="email"
        label={t('join.email')}
        hint={t('join.email_hint')}
        type="email"
        autoComplete="email"
        maxLength={255}
      />
    </div>
  );
}
