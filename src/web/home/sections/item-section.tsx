import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { itemsQuery } from '#web/catalog/catalog.queries.ts';
import { resultAddress } from '#web/catalog/links/result-request.ts';
import type { ItemListName, WHOLE_LISTS } from '#web/catalog/list-names.ts';
import { useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { ITEM_WIDTHS, ItemCard } from '#web/listing/cards/item-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';

/** `all`: the list that View all leads to. */
type ItemsSettings = SectionWords & { list: ItemListName; all?: (typeof WHOLE_LISTS)[number] };

export const itemsSection: HomeSection<ItemsSettings> = {
  prefetch: ({ queries, api, scope }, { list }) => [queries.prefetchQuery(itemsQuery(api, scope, list))],
  View: ItemSection,
};

function ItemSection({ list, title, text, all }: ItemsSettings) {
  const t = useTranslate();
  const query = useQuery(itemsQuery(useApi(), useScope(), list));
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      viewAll={all && resultAddress({ kind: all })}
      query={query}
      card={(item) => <ItemCard item={item} />}
      skeleton={<ItemCardSkeleton />}
      widths={ITEM_WIDTHS}
    />
  );
}
