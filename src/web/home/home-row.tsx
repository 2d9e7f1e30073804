import { RowSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { HomeRow } from './home-layout.ts';

// Cashback is only for signed-in shoppers, so that no place is held for it.
const RowContent = lazySection(
  () => import('./row-content.tsx'),
  ({ row }: { row: HomeRow }) => (row.kind === 'cashback' ? null : <RowSkeleton />),
);

/** A row below the first screen. One without cards takes no space, nor does the gap before it. */
export const HomeRowPlace = ({ row }: { row: HomeRow }) => (
  <div data-section={row.kind} className="min-w-0 empty:-mt-(--space-section)">
    <RowContent row={row} />
  </div>
);
