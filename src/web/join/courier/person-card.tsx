import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { PersonFields } from '../parts/person-fields.tsx';
import { PictureField } from '../parts/picture-field.tsx';
import type { CourierForm } from './use-courier-form.ts';

export function PersonCard({ form }: { form: CourierForm }) {
  const t = useTranslate();
  const lost = form.lostFile('image');
  return (
    <Card title={t('join.courier.person')}>
      <div className="flex flex-col gap-4">
        <PersonFields form={form} />
        <PictureField
          name="image"
          label={t('join.courier.image')}
          hint={t('join.courier.image_hint')}
          file={form.files.image[0] ?? null}
          onFile={(file) => form.setFiles('image', file ? [file] : [])}
          error={lost ? t('join.picture.again', { name: lost }) : form.wordsFor('image')}
        />
      </div>
    </Card>
  );
}
