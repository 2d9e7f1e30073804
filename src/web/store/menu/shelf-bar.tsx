import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { useReading } from '#web/ui/lists/use-reading.ts';
import { ListFilters } from '../../listing/filters/filter-chips.tsx';
import { filterFrom, ITEM_FILTERS, withFilter } from '../../listing/filters/list-filter.ts';
import { BackButton } from '../back-button.tsx';
import { menuQuery, popularInStoreQuery } from '../store.queries.ts';
import { StoreSearch } from '../store-search.tsx';
import type { StoreView } from '../store-view.ts';
import { anchorOf } from './menu-section.ts';
import { type ShelfEntry, ShelfRail } from './shelf-rail.tsx';

/** A title that has passed it is being read; below the header on a desktop, below search and tabs on a phone. */
const READING_LINE = 140;

/** The store's own search and its shelves: they stick to the top together, or stand above and beside the menu. */
export function ShelfBar({ store, isWhole }: { store: StoreView; isWhole: boolean }) {
  const readable = useReadableShelves(store, isWhole);
  const narrowable = useNarrowableShelves(store);
  return (
    <div
      data-top-bar
      className="sticky top-0 z-10 -mx-(--space-gutter) border-line border-b bg-canvas px-(--space-gutter) pt-2 md:top-16 min-[900px]:contents"
    >
      <div className="flex items-center gap-2 pb-1 min-[900px]:col-start-2 min-[900px]:row-start-1 min-[900px]:pb-4">
        {/* The way back when the cover, which has it too, is out of sight. */}
        {readable.isPast && <BackButton className="-ms-2 hover:bg-hover md:hidden" />}
        <StoreSearch name={store.name} />
        <ListFilters words={ITEM_FILTERS} price={store.price} />
      </div>
      <ShelfRail entries={isWhole ? readable.entries : narrowable} />
    </div>
  );
}

/** Places on this page; the one that is read is the current one. */
function useReadableShelves(store: StoreView, isWhole: boolean) {
  const { t, language } = useI18n();
  const api = useApi();
  const { data: popular = [] } = useQuery({ ...popularInStoreQuery(api, { language }, store), enabled: isWhole });
  const { data: sections = [] } = useQuery({ ...menuQuery(api, { language }, store), enabled: isWhole });
  const shelves = [
    ...(popular.length > 0 ? [{ to: anchorOf('popular'), name: t('store.popular'), count: popular.length }] : []),
    ...sections.map(({ category_id, name, total_size }) => ({ to: anchorOf(category_id), name, count: total_size })),
  ];
  const reading = useReading(
    shelves.map(({ to }) => to),
    READING_LINE,
  );
  const current = reading ?? shelves[0]?.to;
  const entries = shelves.map(
    (shelf): ShelfEntry => ({ ...shelf, to: `#${shelf.to}`, isCurrent: shelf.to === current }),
  );
  return { entries, isPast: reading !== undefined };
}

/** Addresses that narrow what is listed now; the parts of the chosen category stand under it. */
function useNarrowableShelves({ categories }: StoreView): ShelfEntry[] {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const [chosen] = filterFrom(params).category_ids;
  const entry = (id: number | null, name: string, count: number, isChild = false): ShelfEntry => ({
    to: `${pathname}?${withFilter(params, { category_ids: id === null ? [] : [id] })}`,
    name,
    count,
    isChild,
    isCurrent: (id ?? undefined) === chosen,
  });
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return [
    entry(null, t('store.everything'), all),
    ...categories.flatMap(({ id, name, count, childes }) => {
      const isOpen = id === chosen || childes.some((child) => child.id === chosen);
      return [
        entry(id, name, count),
        ...(isOpen ? childes.map((child) => entry(child.id, child.name, child.count, true)) : []),
      ];
    }),
  ];
}
