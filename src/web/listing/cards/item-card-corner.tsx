import type { StoreOffer } from '#domain/checkout/store-offer.ts';
import type { ItemCardData } from '#web/catalog/cards.ts';
import { type Translate, useTranslate } from '#web/i18n/i18n.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ItemCardCount } from './item-card-count.tsx';

type ItemCardCornerProps = {
  item: ItemCardData;
  lookOnly: boolean;
  hours: { from: string; to: string } | null;
  isClosed: boolean;
  store: StoreOffer;
};

/** In the picture's corner: the plus, or why there is none. */
export function ItemCardCorner({ item, lookOnly, hours, isClosed, store }: ItemCardCornerProps) {
  const t = useTranslate();
  if (item.soldOut) return <Badge tone="glass">{t('item.out_of_stock')}</Badge>;
  if (isClosed) return <Badge tone="glass">{hours && t('card.available', hours)}</Badge>;
  if (store === 'closed') return <Badge tone="glass">{closedText(t, item)}</Badge>;
  return lookOnly ? null : <ItemCardCount item={item} />;
}

/** A corner has room for an hour of today, not for a day of the week. */
const closedText = (t: Translate, { store_next_opening: next }: ItemCardData): string =>
  next?.in_days === 0 ? t('card.opens', { time: next.time }) : t('card.closed');
