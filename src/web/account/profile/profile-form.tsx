import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Customer } from '#contract/account/shapes.ts';
import { refuseImage } from '#domain/media/refuse-image.ts';
import { ApiError } from '#web/api/api-error.ts';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import '#web/i18n/lazy/pictures.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { ImageUpload } from '#web/ui/fields/image-upload.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Avatar } from '../avatar.tsx';
import { ContactCode } from './contact-code.tsx';
import { PasswordFields } from './password-fields.tsx';
import { changeOf, type ProfileValues, profileRules, valuesOf } from './profile-values.ts';
import { useUpdateProfile } from './use-update-profile.ts';

export default function ProfileForm({ customer, onDone }: { customer: Customer; onDone(): void }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { centralize_login } = useConfig();
  const [image, setImage] = useState<File | null>(null);
  const [imageError, setImageError] = useState<string>();
  const stored = valuesOf(customer);
  const form = useForm<ProfileValues>({ defaultValues: stored, mode: 'onTouched' });
  const { register, control, handleSubmit, getValues, setError, reset, formState } = form;
  const { errors, isSubmitting } = formState;
  const { update, ...proof } = useUpdateProfile(onDone);
  const rules = profileRules(t, customer, () => getValues('password'));
  const isFixed = customer.is_phone_verified === 1;

  function refused(error: unknown) {
    sayEveryFailure(t, error);
    for (const { code, message } of error instanceof ApiError ? error.errors : []) {
      if (code === 'image') setImageError(message);
      else if (code in stored) setError(code as keyof ProfileValues, { message });
    }
  }

  const send = (values: ProfileValues) => update(changeOf(customer, values, image), stored, refused);

  function startAnew() {
    reset(stored);
    setImage(null);
    setImageError(undefined);
  }

  return (
    <section aria-label={t('account.edit')}>
      <Button look="ghost" size={36} className="-ms-2 px-2!" onClick={onDone}>
        <Icon of={ArrowLeft} size={18} directional />
        {t('account.back')}
      </Button>
      <h1 className="mt-2 font-extrabold text-headline tracking-tight">{t('account.edit')}</h1>
      <form
        noValidate
        onSubmit={handleSubmit(send)}
        className="mt-5 flex flex-col gap-5 rounded-card border border-line bg-surface p-5 md:p-6"
      >
        <ImageUpload
          round
          label={t('account.picture')}
          choose={t('account.choose_picture')}
          hint={t('account.picture_hint')}
          undo={t('account.undo_picture')}
          accept="image/jpeg,image/png,image/gif"
          current={<Avatar customer={customer} size={96} />}
          file={image}
          onFile={(file) => {
            setImage(file);
            setImageError(undefined);
          }}
          refuse={(file) => {
            const reason = refuseImage(file);
            return reason && t(`picture.${reason}`);
          }}
          error={imageError}
        />
        <Field label={t('account.name')} error={errors.name?.message}>
          <TextInput {...register('name', rules.name)} autoComplete="name" dir="auto" />
        </Field>
        <div className="grid gap-5 md:grid-cols-2">
          <Controller
            control={control}
            name="phone"
            {...(!isFixed && { rules: rules.phone })}
            render={({ field }) => (
              <PhoneField
                label={t('account.phone')}
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                disabled={isFixed}
                hint={isFixed ? t('account.fixed') : undefined}
                error={errors.phone?.message}
              />
            )}
          />
          <Field label={t('account.email')} error={errors.email?.message}>
            <TextInput {...register('email', rules.email)} type="email" autoComplete="email" dir="auto" />
          </Field>
        </div>
        {centralize_login.manual_login_status === 1 && <PasswordFields form={form} rules={rules} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" progress={isSubmitting ? t('account.updating') : null} className="max-md:flex-auto">
            {t('account.update')}
          </Button>
          <Button
            look="secondary"
            className="max-md:flex-auto"
            onClick={() => open({ name: 'reset-profile', onReset: startAnew })}
          >
            {t('account.reset')}
          </Button>
        </div>
      </form>
      <ContactCode {...proof} />
    </section>
  );
}
