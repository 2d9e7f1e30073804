import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { ItemCardSkeleton } from '../listing/cards/card-skeletons.tsx';
import { ITEM_WIDTHS, ItemCard } from '../listing/cards/item-card.tsx';
import { RowSection } from '../listing/row-section.tsx';
import { popularInStoreQuery, storeQuery } from './store.queries.ts';
import type { StoreView } from './store-view.ts';
import { useIsOutside } from './use-is-outside.ts';

/** What most people take here. The route asked for the store already. */
export default function StorePopular() {
  const { language } = useI18n();
  const { id = '' } = useParams();
  const { data } = useQuery(storeQuery(useApi(), { language }, id));
  return data ? <Row store={data} /> : null;
}

function Row({ store }: { store: StoreView }) {
  const { t, language } = useI18n();
  const lookOnly = useIsOutside(store);
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
