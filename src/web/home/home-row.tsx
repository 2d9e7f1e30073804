import { RowSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { HomeRow } from './home-layout.ts';

// Cashback is only for signed-in shoppers, so that no place is held for it.
const RowContent = lazySection(
  () => import('./row-content.tsx'),
  ({ row }: { row: HomeRow }) => {
    if (row.kind === 'cashback') return null;
    return row.kind === 'quick' ? <div className="h-11" /> : <RowSkeleton />;
  },
);

/** A row below the first screen. One without cards takes no space, nor does the gap before it. */
export const HomeRowPlace = ({ row }: { row: HomeRow }) => (
  <div
    data-section={row.kind}
    // The quick choices belong to the categories above them.
    className={classNames('min-w-0 empty:-mt-(--space-section)', row.kind === 'quick' && '-mt-3 md:-mt-6')}
  >
    <RowContent row={row} />
  </div>
);
