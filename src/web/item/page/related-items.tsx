import { useQuery } from '@tanstack/react-query';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { useApi } from '#web/api/api.tsx';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import { ItemCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { ITEM_WIDTHS, ItemCard } from '#web/listing/cards/item-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import { relatedItemsQuery, storeItemsQuery } from '../item.queries.ts';

/** Where to look next: like it, and by the same store. A campaign's items have no neighbours. */
export function RelatedItems({ item }: { item: ItemDetails }) {
  const t = useTranslate();
  const api = useApi();
  const scope = useScope();
  const id = String(item.id);
  const related = useQuery({ ...relatedItemsQuery(api, scope, id), enabled: !item.isCampaignItem });
  const ofStore = useQuery({ ...storeItemsQuery(api, scope, id), enabled: !item.isCampaignItem });
  if (item.isCampaignItem) return null;

  const row = {
    card: (card: ItemCardData) => <ItemCard item={card} />,
    skeleton: <ItemCardSkeleton />,
    widths: ITEM_WIDTHS,
  };
  return (
    <div className="flex flex-col gap-(--space-section) pt-(--space-section)">
      <RowSection title={t('item.related')} query={related} {...row} />
      <RowSection title={t('item.more_of_store', { store: item.store_name })} query={ofStore} {...row} />
    </div>
  );
}
