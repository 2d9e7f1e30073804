import { Link } from 'react-router';
import type { LoyaltyEntry } from '#contract/wallet/wallet.ts';
import { useDates } from '#web/config/use-dates.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { useI18n } from '#web/i18n/lazy/wallet.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { entryAddress, entryNumber } from '../ledger/entry-words.ts';
import { MoreEntries } from '../more-entries.tsx';
import { usePointEntries } from '../wallet.queries.ts';

const NAMES: Readonly<Record<string, MessageKey>> = {
  order_place: 'points.entry.order_place',
  trip_booking: 'points.entry.trip_booking',
  point_to_wallet: 'points.entry.point_to_wallet',
};

/** What a purchase earned goes back with a refund, as a booking of the same kind the other way round. */
function entryName(t: Translate, { transaction_type, debit }: LoyaltyEntry): string {
  if (transaction_type === 'order_place' && debit > 0) return t('points.entry.taken_back');
  return t(NAMES[transaction_type] ?? 'wallet.entry.other');
}

/** What it was, for what, and when; it leads there. */
function PointEntry({ entry }: { entry: LoyaltyEntry }) {
  const { t } = useI18n();
  const { dateTime } = useDates();
  const address = entryAddress(entry);
  const name = entryName(t, entry);
  const subject = [entry.subject_name, entryNumber(t, entry)].filter(Boolean).join(' · ');
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold text-small">
        {address ? (
          <Link
            to={address}
            className="outline-none after:absolute after:inset-0 focus-visible:after:shadow-(--focus-ring)"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      {subject && <span className="block text-caption text-ink-3">{subject}</span>}
      <span className="block text-caption text-ink-3">{dateTime(entry.created_at)}</span>
    </span>
  );
}

/** The book of points, newest first. */
export function PointHistory() {
  const { t, language } = useI18n();
  const page = usePointEntries();
  const { data } = page;
  const entries = data?.pages.flatMap((page) => page.data);
  const count = (value: number) => value.toLocaleString(language);
  return (
    <section aria-label={t('points.history')}>
      <h2 className="mb-4 font-bold text-title tracking-tight">{t('points.history')}</h2>
      {!entries && <Skeleton className="h-40 rounded-card" />}
      {entries?.length === 0 && (
        <StateBlock
          picture="star"
          title={t('points.none')}
          text={t('points.none_text')}
          className="rounded-card border border-line bg-surface"
        />
      )}
      {entries && entries.length > 0 && (
        <ul aria-label={t('points.history')} className="overflow-hidden rounded-card border border-line bg-surface">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className="relative flex items-center gap-4 border-line px-4 py-3 not-first:border-t has-[a]:hover:bg-hover"
            >
              <PointEntry entry={entry} />
              <span className="text-end">
                <bdi
                  dir="ltr"
                  className={classNames('font-bold text-body tabular', entry.credit > 0 && 'text-success-ink')}
                >
                  {entry.credit > 0 ? `+${count(entry.credit)}` : `−${count(entry.debit)}`}
                </bdi>
                <span className="block text-caption text-ink-3">{t('points.left', { count: entry.balance })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <MoreEntries {...page} />
    </section>
  );
}
