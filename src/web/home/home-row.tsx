import { type RefObject, useRef } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { RowSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { useIsNear } from '#web/ui/lists/use-is-near.ts';
import type { HomeRow } from './home-layout.ts';

const loadRows = () => import('./all-rows.ts');

// Cashback is only for signed-in shoppers, so that no place is held for it.
const RowContent = lazySection(loadRows, ({ row }: { row: HomeRow }) => {
  if (row.kind === 'cashback') return null;
  return row.kind === 'quick' ? <div className="h-11" /> : <RowSkeleton />;
});

/** A row below the first screen. One without cards takes no space, nor does the gap before it. */
export function HomeRowPlace({ row, isFar = false }: { row: HomeRow; isFar?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={place}
      data-section={row.kind}
      // The quick choices belong to the categories above them.
      className={classNames('min-w-0 empty:-mt-(--space-section)', row.kind === 'quick' && '-mt-3 md:-mt-6')}
    >
      {isFar ? <FarRow row={row} place={place} /> : <RowContent row={row} />}
    </div>
  );
}

/** The server's page has its answers and no more than its title: it is drawn when it comes near (decision 082). */
function FarRow({ row, place }: { row: HomeRow; place: RefObject<HTMLDivElement | null> }) {
  const t = useTranslate();
  const isNear = useIsNear(place, loadRows);
  if (isNear || !('title' in row)) return <RowContent row={row} />;
  const title = t(row.title);
  return (
    <section aria-label={title} aria-busy>
      <h2 className="section-title">{title}</h2>
      <div className="far-cards">
        <span className="far-card" />
        <span className="far-card" />
        <span className="far-card" />
        <span className="far-card" />
      </div>
    </section>
  );
}
