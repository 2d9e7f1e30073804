import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { MENU_GRID, MenuCardSkeleton } from '../../listing/cards/card-skeletons.tsx';
import { MenuCard } from '../../listing/cards/menu-card.tsx';
import type { ListFilter } from '../../listing/filters/list-filter.ts';
import { FoundRows } from '../../listing/found-list.tsx';
import { storeItemsQuery } from '../store.queries.ts';
import type { StoreView } from '../store-view.ts';

type FoundItemsProps = { store: StoreView; text: string; filter: ListFilter; title: string; lookOnly: boolean };

/** What of the menu fits what the shopper looks for. */
export function FoundItems({ store, text, filter, title, lookOnly }: FoundItemsProps) {
  const { language } = useI18n();
  const query = useInfiniteQuery(storeItemsQuery(useApi(), { language }, store, text, filter));
  return (
    <>
      <h2 className="font-bold text-lead tracking-tight md:text-title">
        <bdi>{title}</bdi>
      </h2>
      <FoundRows
        query={query}
        rows={query.data?.pages.flatMap((page) => page.items)}
        total={query.data?.pages[0]?.total}
        card={(item) => <MenuCard item={item} lookOnly={lookOnly} />}
        skeleton={<MenuCardSkeleton />}
        grid={MENU_GRID}
      />
    </>
  );
}
