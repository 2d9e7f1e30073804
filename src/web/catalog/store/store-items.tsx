import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/late/store.ts';
import { ItemCardSkeleton } from '../card-skeletons.tsx';
import { ItemCard } from '../item-card.tsx';
import { ITEM_WIDTHS } from '../item-section.tsx';
import { RowSection } from '../row-section.tsx';
import { popularInStoreQuery, storeQuery } from './store.queries.ts';
import { StoreShelf } from './store-shelf.tsx';
import type { StoreView } from './store-view.ts';
import { useIsOutside } from './use-is-outside.ts';

/** What the store sells. The route asked for the store already. */
export default function StoreItems() {
  const { language } = useI18n();
  const { id = '' } = useParams();
  const { data } = useQuery(storeQuery(useApi(), { language }, id));
  const isOutside = useIsOutside(data);
  if (!data) return null;
  return (
    <>
      <PopularHere store={data} lookOnly={isOutside} />
      <StoreShelf key={data.id} store={data} lookOnly={isOutside} />
    </>
  );
}

function PopularHere({ store, lookOnly }: { store: StoreView; lookOnly: boolean }) {
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
