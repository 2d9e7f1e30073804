import { refuseImage } from '#domain/media/refuse-image.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import '#web/i18n/lazy/pictures.ts';
import { MOST_IMAGES } from '#domain/media/refuse-image.ts';
import { ImagesUpload } from '#web/ui/fields/images-upload.tsx';
import { PictureDrop } from '#web/ui/fields/picture-drop.tsx';

const ACCEPT = 'image/jpeg,image/png,image/gif';

/** Why the shop does not take a file as a picture, in its own words. */
function useRefusal() {
  const t = useTranslate();
  return (file: File): string | null => {
    const reason = refuseImage(file);
    return reason && t(`picture.${reason}`);
  };
}

type PictureFieldProps = {
  name: string;
  label: string;
  hint?: string;
  file: File | null;
  onFile(file: File | null): void;
  error: string | undefined;
  shape?: 'square' | 'wide';
};

export function PictureField({ hint, ...field }: PictureFieldProps) {
  const t = useTranslate();
  const refuse = useRefusal();
  return (
    <PictureDrop
      {...field}
      hint={hint ?? t('join.picture.rules')}
      invite={
        field.shape === 'wide' ? (
          <>
            <span className="max-md:hidden">{t('join.picture.drop')}</span>
            <span className="md:hidden">{t('join.picture.choose')}</span>
          </>
        ) : (
          t('join.picture.choose')
        )
      }
      refuse={refuse}
      accept={ACCEPT}
      changeLabel={t('join.picture.change', { what: field.label })}
      removeLabel={t('join.picture.remove', { what: field.label })}
    />
  );
}

type PicturesFieldProps = {
  name: string;
  label: string;
  hint: string;
  files: readonly File[];
  onFiles(files: File[]): void;
  error: string | undefined;
};

/** Up to three of them. */
export function PicturesField(props: PicturesFieldProps) {
  const t = useTranslate();
  const refuse = useRefusal();
  return (
    <ImagesUpload
      {...props}
      choose={t('join.picture.choose')}
      most={MOST_IMAGES}
      tooMany={t('picture.too_many')}
      refuse={refuse}
      accept={ACCEPT}
      pictureLabel={(number) => t('join.picture.number', { number })}
      removeLabel={(number) => t('join.picture.remove', { what: t('join.picture.number', { number }) })}
    />
  );
}
