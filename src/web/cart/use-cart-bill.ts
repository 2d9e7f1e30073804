import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '#contract/cart/shapes.ts';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Quote } from '#contract/checkout/quote.ts';
import { missingToMinimum } from '#domain/cart/missing-to-minimum.ts';
import { earliestSlot, type Slot } from '#domain/checkout/slots.ts';
import { type OrderTotal, orderTotal } from '#domain/pricing/order-total.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { cartQuoteQuery } from './cart-quote.queries.ts';
import { isGone } from './line-price.ts';

export type CartBill = {
  quote: Quote;
  total: OrderTotal;
  /** How much more the store's minimum order needs; 0: it is reached. */
  missing: number;
  isClosed: boolean;
  /** While it is closed: for when it can be ordered; null: not at all. */
  slot: Slot | null;
};

/**
 * What the checkout will say of this cart: the server's own quote, counted on here with the lines as they are by now.
 * null while it is not known, and where it cannot be counted.
 */
export function useCartBill(lines: readonly CartLine[]): CartBill | null {
  const { language } = useI18n();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const at = useSession((session) => session.currentLatLng);
  const { data: quote, isPlaceholderData } = useQuery(
    cartQuoteQuery(useApi(), { token, guest_id }, lines, { at, language }),
  );
  if (!quote || quote.store.id !== lines[0]?.item.store_id) return null;
  const total = orderTotal(isPlaceholderData ? { ...quote.input, lines: goodsOf(lines) } : quote.input);
  const { store, schedule } = quote;
  const isClosed = store.open === 0;
  return {
    quote,
    total,
    missing: missingToMinimum(total.goods, store.minimum_order),
    isClosed,
    slot: isClosed && schedule.offered ? earliestSlot(schedule, schedule.now) : null,
  };
}

/** The item arrives with its winning discount already applied, flash sales included. */
const goodsOf = (lines: readonly CartLine[]) =>
  lines
    .filter((line) => !isGone(line))
    .map(({ price, quantity, addons, item }) => ({
      price,
      quantity,
      add_ons: addons.filter(({ isChecked }) => isChecked),
      discount: discountFromWire(item),
      flash: null,
    }));
