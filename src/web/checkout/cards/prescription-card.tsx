import { MOST_IMAGES, refuseImage } from '#domain/media/refuse-image.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import '#web/i18n/lazy/pictures.ts';
import { ImagesUpload } from '#web/ui/fields/images-upload.tsx';
import type { Quoted } from '../use-checkout.ts';
import { Card } from './card.tsx';

/** Photos of what a doctor wrote. */
export function PrescriptionCard({ goods, secrets, setFiles, fault }: Quoted & { fault: string | undefined }) {
  const t = useTranslate();
  const { files } = secrets;
  return (
    <Card
      part="prescription"
      title={t('checkout.prescription')}
      text={t(goods.kind === 'prescription' ? 'checkout.prescription.only' : 'checkout.prescription.text')}
    >
      <ImagesUpload
        choose={t('checkout.prescription.choose')}
        files={files}
        onFiles={setFiles}
        most={MOST_IMAGES}
        tooMany={t('picture.too_many')}
        refuse={(file) => {
          const reason = refuseImage(file);
          return reason && t(`picture.${reason}`);
        }}
        accept="image/jpeg,image/png,image/gif"
        error={fault}
        pictureLabel={(number) => t('checkout.prescription.preview', { number })}
        removeLabel={(_, { name }) => t('checkout.prescription.remove', { name })}
      />
    </Card>
  );
}
