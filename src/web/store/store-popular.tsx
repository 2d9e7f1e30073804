import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { ItemCardSkeleton } from '../listing/cards/card-skeletons.tsx';
import { ITEM_WIDTHS, ItemCard } from '../listing/cards/item-card.tsx';
import { RowSection } from '../listing/row-section.tsx';
import { popularInStoreQuery } from './store.queries.ts';
import type { StoreView } from './store-view.ts';

/** What most people take here. */
export default function StorePopular({ store, lookOnly }: { store: StoreView; lookOnly: boolean }) {
  const { t, language } = useI18n();
  return (
    <RowSection
      title={t('store.popular')}
      query={useQuery(popularInStoreQuery(useApi(), { language }, store))}
      card={(item) => <ItemCard item={item} lookOnly={lookOnly} />}
      skeleton={<ItemCardSkeleton />}
      widths={ITEM_WIDTHS}
    />
  );
}
