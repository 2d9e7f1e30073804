import { MOST_IMAGES, refuseImage } from '#domain/media/refuse-image.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { ImagesUpload } from '#web/ui/fields/images-upload.tsx';

type PicturesFieldProps = {
  label: string;
  files: readonly File[];
  onFiles(files: File[]): void;
  error?: string | undefined;
};

/** Up to three pictures with a refund or a review. */
export function PicturesField({ label, files, onFiles, error }: PicturesFieldProps) {
  const t = useTranslate();
  return (
    <ImagesUpload
      label={label}
      choose={t('pictures.add')}
      hint={t('pictures.hint', { count: MOST_IMAGES })}
      files={files}
      onFiles={onFiles}
      most={MOST_IMAGES}
      tooMany={t('pictures.many', { count: MOST_IMAGES })}
      refuse={(file) => {
        const reason = refuseImage(file);
        return reason && t(`pictures.${reason}`);
      }}
      accept="image/jpeg,image/png,image/gif"
      error={error}
      pictureLabel={(number) => t('pictures.picture', { number })}
      removeLabel={(number) => t('pictures.remove', { number })}
    />
  );
}
