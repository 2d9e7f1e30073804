import { IDENTITY_TYPES, type IdentityType } from '#domain/join/application.ts';
import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { PicturesField } from '../parts/picture-field.tsx';
import { TextField } from '../parts/text-field.tsx';
import type { CourierForm } from './use-courier-form.ts';

/** Who somebody is, proven by a document that nobody sees but those who decide. */
export function IdentityCard({ form }: { form: CourierForm }) {
  const t = useTranslate();
  const lost = form.lostFile('identity_image');
  return (
    <Card title={t('join.courier.identity')} text={t('join.courier.identity_text')}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 md:grid-cols-2">
          <Field label={t('join.courier.identity_type')} error={form.wordsFor('identity_type')}>
            <Select
              name="identity_type"
              data-field="identity_type"
              value={form.draft.identity_type ?? ''}
              placeholder={t('join.choose_one')}
              options={IDENTITY_TYPES.map((type) => ({ value: type, label: t(`join.courier.identity.${type}`) }))}
              onChange={(event) => form.choose('identity_type', event.target.value as IdentityType)}
            />
          </Field>
          <TextField
            form={form}
            name="identity_number"
            label={t('join.courier.identity_number')}
            autoComplete="off"
            maxLength={50}
            dir="ltr"
          />
        </div>
        <PicturesField
          name="identity_image"
          label={t('join.courier.identity_image')}
          hint={t('join.courier.identity_image_hint')}
          files={form.files.identity_image}
          onFiles={(files) => form.setFiles('identity_image', files)}
          error={lost ? t('join.picture.again', { name: lost }) : form.wordsFor('identity_image')}
        />
      </div>
    </Card>
  );
}
