import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { itemsQuery } from '#web/catalog/catalog.queries.ts';
import { resultAddress } from '#web/catalog/links/result-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton } from './cards/card-skeletons.tsx';
import { ITEM_WIDTHS, ItemCard } from './cards/item-card.tsx';
import { RowSection } from './row-section.tsx';

/** Below a search that found nothing: what others order, so that the page is no dead end. */
export default function PopularInstead() {
  const t = useTranslate();
  return (
    <RowSection
      title={t('home.popular_items')}
      text={t('home.popular_items_text')}
      viewAll={resultAddress({ kind: 'popular' })}
      query={useQuery(itemsQuery(useApi(), useScope(), 'popular'))}
      card={(item) => <ItemCard item={item} />}
      skeleton={<ItemCardSkeleton />}
      widths={ITEM_WIDTHS}
    />
  );
}
