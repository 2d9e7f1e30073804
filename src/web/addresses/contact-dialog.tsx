import { Controller, useForm } from 'react-hook-form';
import { isContactNumber } from '#domain/auth/contact-number.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/addresses.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { rememberGuestAddress, useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { filled } from './address-form.ts';

type Contact = { name: string; phone: string; email: string };

const NOWHERE = { address: '', address_type: 'other', latitude: '', longitude: '', road: '', house: '', floor: '' };

/** Who a guest is that fetches the order: nobody has to find their door. */
export default function ContactDialog() {
  const t = useTranslate();
  const { close } = useOpener();
  const guest = useGuestAddress();
  const { register, control, handleSubmit, formState } = useForm<Contact>({
    mode: 'onTouched',
    defaultValues: {
      name: guest?.contact_person_name ?? '',
      phone: guest?.contact_person_number ?? '',
      email: guest?.contact_person_email ?? '',
    },
  });
  const { errors } = formState;

  function save({ name, phone, email }: Contact) {
    rememberGuestAddress({
      ...(guest ?? NOWHERE),
      contact_person_name: name.trim(),
      contact_person_number: phone,
      contact_person_email: email.trim(),
    });
    close();
  }

  const wrongPhone = (phone: string) => {
    if (phone === '') return t('guest_contact.phone_required');
    return isContactNumber(phone) || t('address.invalid_phone');
  };

  const wrongEmail = (email: string) => {
    if (email.trim() === '') return t('guest_contact.email_required');
    return contactKind(email) === 'email' || t('guest_contact.email_invalid');
  };

  return (
    <Dialog
      open
      onClose={close}
      width={460}
      title={t('guest_contact.title')}
      description={t('guest_contact.text')}
      closeLabel={t('app.close')}
    >
      <form noValidate onSubmit={handleSubmit(save)} className="flex flex-col gap-4">
        <Field label={t('guest_contact.name')} error={errors.name?.message}>
          <TextInput
            {...register('name', { validate: filled(t('guest_contact.name_required')) })}
            maxLength={200}
            autoComplete="name"
            dir="auto"
          />
        </Field>
        <Controller
          control={control}
          name="phone"
          rules={{ validate: wrongPhone }}
          render={({ field }) => (
            <PhoneField
              label={t('guest_contact.phone')}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.phone?.message}
            />
          )}
        />
        <Field label={t('guest_contact.email')} error={errors.email?.message}>
          <TextInput {...register('email', { validate: wrongEmail })} type="email" autoComplete="email" dir="auto" />
        </Field>
        <Button type="submit" wide>
          {t('guest_contact.save')}
        </Button>
      </form>
    </Dialog>
  );
}
