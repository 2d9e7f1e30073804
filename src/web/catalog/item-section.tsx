import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { ItemCardSkeleton } from './card-skeletons.tsx';
import { itemsQuery } from './catalog.queries.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemListName, WHOLE_LISTS } from './list-names.ts';
import { RowSection } from './row-section.tsx';
import { useScope } from './scope.ts';
import { wantedAddress } from './wanted.ts';

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
