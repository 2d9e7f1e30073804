import { Link } from 'react-router';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { END_NAMES, type ParcelDraft } from '../parcel-draft.ts';

/** From whom to whom, at a glance. */
export function EndsCard({ draft }: { draft: ParcelDraft }) {
  const t = useTranslate();
  return (
    <section aria-label={t('parcel.ends')} className="rounded-card border border-line bg-surface p-4 md:p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-bold text-lead tracking-snug">{t('parcel.ends')}</h2>
        <Link
          to="/parcel-delivery-info"
          className="hit-area shrink-0 rounded-xs font-semibold text-accent-ink text-small hover:underline"
        >
          {t('parcel.edit')}
        </Link>
      </div>
      <ol className="mt-4 flex flex-col gap-4">
        {END_NAMES.map((name) => {
          const end = draft[name];
          const door = [end.place?.address, end.house, end.floor].filter(Boolean).join(', ');
          return (
            <li key={name} className="flex gap-3 text-small">
              <span
                aria-hidden
                className={
                  name === 'sender'
                    ? 'mt-1 size-3 shrink-0 rounded-pill border-[3px] border-inverse'
                    : 'mt-1 size-3 shrink-0 rounded-[3px] bg-accent'
                }
              />
              <p className="min-w-0">
                <span className="text-caption text-ink-3">{t(`parcel.${name}`)}</span>
                <br />
                <bdi className="font-semibold">{end.name}</bdi>
                {' · '}
                <bdi className="whitespace-nowrap tabular">{spacedPhone(end.phone)}</bdi>
                <br />
                <bdi className="text-ink-2">{door}</bdi>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
