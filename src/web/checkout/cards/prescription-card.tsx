import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useState } from 'react';
import { MOST_IMAGES, refuseImage } from '#domain/media/refuse-image.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Quoted } from '../use-checkout.ts';
import { Card } from './card.tsx';

/** Photos of what a doctor wrote. */
export function PrescriptionCard({ goods, secrets, setFiles, fault }: Quoted & { fault: string | undefined }) {
  const t = useTranslate();
  const id = useId();
  const { files } = secrets;
  const [refused, setRefused] = useState<string>();

  function take(chosen: readonly File[]) {
    const refusal = chosen.map(refuseImage).find((one) => one !== null);
    if (refusal) return setRefused(t(`checkout.prescription.${refusal}`));
    if (files.length + chosen.length > MOST_IMAGES) return setRefused(t('checkout.prescription.count'));
    setRefused(undefined);
    setFiles([...files, ...chosen]);
  }

  return (
    <Card
      part="prescription"
      title={t('checkout.prescription')}
      text={t(goods.kind === 'prescription' ? 'checkout.prescription.only' : 'checkout.prescription.text')}
      fault={refused ?? fault}
    >
      <ul className="flex flex-wrap gap-3">
        {files.map((file, at) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className="relative">
            <Preview file={file} alt={t('checkout.prescription.preview', { number: at + 1 })} />
            <IconButton
              icon={X}
              iconSize={16}
              size={36}
              look="glass"
              label={t('checkout.prescription.remove', { name: file.name })}
              onClick={() => setFiles(files.filter((other) => other !== file))}
              className="absolute! inset-e-1 top-1"
            />
          </li>
        ))}
        {files.length < MOST_IMAGES && (
          <li>
            <label
              htmlFor={id}
              className="grid size-28 cursor-pointer place-content-center justify-items-center gap-2 rounded-card border border-line-control border-dashed bg-sunken px-2 text-center font-semibold text-ink-2 text-small hover:bg-hover has-focus-visible:shadow-(--focus-ring)"
            >
              <Icon of={ImagePlus} size={22} />
              {t('checkout.prescription.choose')}
              <input
                id={id}
                type="file"
                multiple
                accept="image/jpeg,image/png,image/gif"
                className="sr-only"
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  // The same file again is a new try.
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
    </Card>
  );
}

function Preview({ file, alt }: { file: File; alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img src={url} alt={alt} className="size-28 rounded-card border border-line object-cover" />;
}
