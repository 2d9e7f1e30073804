import type { ItemCardData } from '#web/catalog/cards.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ItemCardCount } from './item-card-count.tsx';

type ItemCardCornerProps = {
  item: ItemCardData;
  lookOnly: boolean;
  hours: { from: string; to: string } | null;
  isClosed: boolean;
};

/** In the picture's corner: the plus, or why there is none. */
export function ItemCardCorner({ item, lookOnly, hours, isClosed }: ItemCardCornerProps) {
  const t = useTranslate();
  if (item.soldOut) return <Badge tone="glass">{t('item.out_of_stock')}</Badge>;
  if (isClosed) return <Badge tone="glass">{hours && t('card.available', hours)}</Badge>;
  return lookOnly ? null : <ItemCardCount item={item} />;
}
