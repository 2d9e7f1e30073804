import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import { itemsQuery } from '#web/catalog/catalog.queries.ts';
import type { ItemListName, WHOLE_LISTS } from '#web/catalog/list-names.ts';
import { wantedAddress } from '#web/catalog/result-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { ItemCard } from '#web/listing/cards/item-card.tsx';
import { RowSection } from '#web/listing/row-section.tsx';

export const ITEM_WIDTHS = '[--card:164px] md:[--card:230px]';

type ItemSectionProps = {
  list: ItemListName;
  title: MessageKey;
  text?: MessageKey;
  all?: (typeof WHOLE_LISTS)[number];
};

export function ItemSection({ list, title, text, all }: ItemSectionProps) {
  const t = useTranslate();
  const query = useQuery(itemsQuery(useApi(), useScope(), list));
  return (
    <RowSection
      title={t(title)}
      text={text && t(text)}
      viewAll={all && wantedAddress({ kind: all })}
      query={query}
      card={(item) => <ItemCard item={item} />}
      skeleton={<ItemCardSkeleton />}
      widths={ITEM_WIDTHS}
    />
  );
}
