import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CircleAlert from 'lucide-react/icons/circle-alert';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import type { FormEventHandler, Ref } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { addressTypeText } from '#web/location/address-type.ts';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { type AddressForm, addressRules, LABELS } from './address-form.ts';

const ICONS = { home: House, office: BriefcaseBusiness, other: MapPin } as const;

type AddressFieldsProps = {
  form: UseFormReturn<AddressForm>;
  isGuest: boolean;
  /** What is wrong with the place under the pin. */
  notice: string | null;
  noticeRef: Ref<HTMLParagraphElement>;
  /** The address itself was written by hand. */
  onWrite(): void;
  onSubmit: FormEventHandler;
};

export function AddressFields({ form, isGuest, notice, noticeRef, onWrite, onSubmit }: AddressFieldsProps) {
  const t = useTranslate();
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const rules = addressRules(t);
  const text = (name: keyof AddressForm) => register(name, rules[name as keyof typeof rules]);

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {notice && (
        <p
          ref={noticeRef}
          role="alert"
          tabIndex={-1}
          className="flex items-center gap-2 font-semibold text-danger-ink text-small"
        >
          <Icon of={CircleAlert} size={18} />
          {notice}
        </p>
      )}
      <Field label={t('address.field.address')} error={errors.address?.message}>
        <TextInput
          {...register('address', { ...rules.address, onChange: onWrite })}
          maxLength={500}
          autoComplete="street-address"
          dir="auto"
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t('address.field.name')} error={errors.contact_person_name?.message}>
          <TextInput {...text('contact_person_name')} maxLength={200} autoComplete="name" dir="auto" />
        </Field>
        <Controller
          control={control}
          name="contact_person_number"
          rules={rules.contact_person_number}
          render={({ field }) => (
            <PhoneField
              label={t('address.field.phone')}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.contact_person_number?.message}
            />
          )}
        />
      </div>
      {isGuest && (
        <Field label={t('address.field.email')} error={errors.contact_person_email?.message}>
          <TextInput {...text('contact_person_email')} type="email" autoComplete="email" dir="auto" />
        </Field>
      )}
      <div>
        <p aria-hidden className="mb-1.5 font-semibold text-small">
          {t('address.field.label')}
        </p>
        <Controller
          control={control}
          name="address_type"
          render={({ field }) => (
            <ChipGroup
              label={t('address.field.label')}
              value={field.value}
              onChange={field.onChange}
              look="soft"
              options={LABELS.map((value) => ({
                value,
                label: (
                  <>
                    <Icon of={ICONS[value]} size={16} />
                    {addressTypeText(t, value)}
                  </>
                ),
              }))}
            />
          )}
        />
      </div>
      {watch('address_type') === 'other' && (
        <Field label={t('address.field.label_name')} error={errors.address_label?.message}>
          <TextInput {...text('address_label')} maxLength={100} dir="auto" />
        </Field>
      )}
      <div className="grid gap-4 xs:grid-cols-3">
        <Field label={t('address.field.road')} error={errors.road?.message}>
          <TextInput {...text('road')} maxLength={200} dir="auto" />
        </Field>
        <Field label={t('address.field.house')} error={errors.house?.message}>
          <TextInput {...text('house')} maxLength={100} dir="auto" />
        </Field>
        <Field label={t('address.field.floor')} error={errors.floor?.message}>
          <TextInput {...text('floor')} maxLength={100} dir="auto" />
        </Field>
      </div>
      <button type="submit" hidden />
    </form>
  );
}
