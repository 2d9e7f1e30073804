import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { PictureField } from '../parts/picture-field.tsx';
import type { StoreFile } from './store-draft.ts';
import type { StoreForm } from './use-store-form.ts';

/** What stands in the form's file field; a file that could not be kept is asked for by its name. */
export function useFileField(form: StoreForm) {
  const t = useTranslate();
  return (name: StoreFile) => {
    const lost = form.lostFile(name);
    return {
      name,
      file: form.files[name][0] ?? null,
      onFile: (file: File | null) => form.setFile(name, file),
      error: lost ? t('join.picture.again', { name: lost }) : form.wordsFor(name),
    };
  };
}

export function PicturesCard({ form }: { form: StoreForm }) {
  const t = useTranslate();
  const field = useFileField(form);
  return (
    <Card title={t('join.store.pictures')}>
      <div className="flex flex-col gap-4 md:flex-row">
        <PictureField {...field('logo')} label={t('join.store.logo')} hint={t('join.store.logo_hint')} />
        <PictureField
          {...field('cover_photo')}
          shape="wide"
          label={t('join.optional', { what: t('join.store.cover') })}
          hint={t('join.store.cover_hint')}
        />
      </div>
    </Card>
  );
}
