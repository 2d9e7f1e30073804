import { useSearchParams } from 'react-router';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DietChoice } from '../listing/filters/diet-choice.tsx';
import { filterFrom, ITEM_SORTS } from '../listing/filters/list-filter.ts';
import { SortChip } from '../listing/filters/sort-chip.tsx';
import { BasketPlace } from './menu/basket-place.tsx';
import { FoundItems } from './menu/found-items.tsx';
import { ShelfBar } from './menu/shelf-bar.tsx';
import { useIsSoldOut } from './menu/use-is-sold-out.ts';
import { WholeMenu } from './menu/whole-menu.tsx';
import { isWholeMenu } from './store.queries.ts';
import { StoreNotes } from './store-notes.tsx';
import type { StoreView } from './store-view.ts';

/** The whole menu, or what of it fits what the address says; shelves and search above or beside it, and the basket. */
export default function StoreShelf({ store, lookOnly }: { store: StoreView; lookOnly: boolean }) {
  const { t } = useI18n();
  const [params] = useSearchParams();
  const filter = filterFrom(params);
  const text = params.get('search')?.trim() ?? '';
  const isWhole = isWholeMenu(text, filter);
  const isSoldOut = useIsSoldOut(store);
  const title = shelfName(store, filter.category_ids[0]) ?? t('store.everything');

  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-x-7 min-[900px]:grid-cols-[176px_minmax(0,1fr)] min-[900px]:grid-rows-[auto_auto_1fr]',
        // Where nothing can be ordered there is no basket to leave room for.
        !lookOnly && 'wide:grid-cols-[176px_minmax(0,1fr)_336px]',
      )}
    >
      <ShelfBar store={store} isWhole={isWhole} />
      <div className="flex min-w-0 items-center gap-2 py-4 max-md:-mx-(--space-gutter) max-md:child:shrink-0 max-md:overflow-x-auto max-md:px-(--space-gutter) max-md:[scrollbar-width:none] md:flex-wrap min-[900px]:col-start-2 min-[900px]:row-start-2 min-[900px]:pt-0">
        <DietChoice moduleType={store.module_type} />
        <SortChip sorts={ITEM_SORTS} />
      </div>
      <section aria-label={title} className="min-w-0 min-[900px]:col-start-2 min-[900px]:row-start-3">
        {isWhole ? (
          <>
            <StoreNotes store={store} isSoldOut={isSoldOut} />
            <WholeMenu store={store} lookOnly={lookOnly} />
          </>
        ) : (
          <FoundItems store={store} text={text} filter={filter} title={title} lookOnly={lookOnly} />
        )}
      </section>
      {!lookOnly && <BasketPlace store_id={store.id} emptyText={isSoldOut ? t('store.sold_out') : null} />}
    </div>
  );
}

function shelfName({ categories }: StoreView, id: number | undefined): string | undefined {
  return categories.flatMap((category) => [category, ...category.childes]).find((category) => category.id === id)?.name;
}
