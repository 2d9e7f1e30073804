import { Link } from 'react-router';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { usePreview } from '#web/ui/fields/use-preview.ts';
import { COURIER_REGISTRATION } from '../join-links.ts';
import type { CourierForm } from './use-courier-form.ts';

/** Everything once more as it will be sent; each part leads back to where it is changed. */
export function Review({ form }: { form: CourierForm }) {
  const t = useTranslate();
  const { draft, texts, files } = form;
  const zone = form.zones.find(({ id }) => id === draft.zone_id)?.display_name ?? '';
  const vehicle = form.vehicles.find(({ id }) => id === draft.vehicle_id)?.type ?? '';
  const earning = draft.earning === null ? '' : t(`join.courier.earning_${draft.earning}`);
  const identity = draft.identity_type ? t(`join.courier.identity.${draft.identity_type}`) : '';

  return (
    <div className="flex flex-col gap-3.5">
      <Part
        title={t('join.courier.person')}
        rows={[
          [t('join.courier.name'), `${texts.f_name} ${texts.l_name}`.trim()],
          [t('join.phone'), spacedPhone(texts.phone)],
          [t('join.email'), texts.email],
        ]}
        pictures={files.image}
        label={t('join.courier.image')}
      />
      <Part
        title={t('join.courier.work')}
        rows={[
          [t('join.in_zone'), zone],
          [t('join.courier.vehicle'), vehicle],
          [t('join.courier.earning'), earning],
        ]}
      />
      <Part
        title={t('join.courier.identity')}
        rows={[[identity, texts.identity_number]]}
        pictures={files.identity_image}
        label={t('join.courier.identity_image')}
      />
    </div>
  );
}

type PartProps = {
  title: string;
  rows: readonly (readonly [string, string])[];
  pictures?: readonly File[];
  label?: string;
};

function Part({ title, rows, pictures = [], label = '' }: PartProps) {
  const t = useTranslate();
  return (
    <Card
      title={title}
      aside={
        <Link
          to={COURIER_REGISTRATION}
          aria-label={t('join.review.change_of', { what: title })}
          className="hit-area font-semibold text-accent-ink text-small hover:underline"
        >
          {t('join.review.change')}
        </Link>
      }
    >
      {/* The same in every part: the eye runs down one line. */}
      <dl className="grid gap-x-6 gap-y-3 text-small xs:grid-cols-[9rem_1fr] xs:gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name} className="xs:contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words font-semibold">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {pictures.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-2">
          {pictures.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <Preview file={file} label={`${label}: ${file.name}`} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Preview({ file, label }: { file: File; label: string }) {
  const url = usePreview(file);
  return (
    <span className="block size-20 overflow-hidden rounded-thumb bg-sunken">
      {url && <img src={url} alt={label} className="size-full object-cover" />}
    </span>
  );
}
