import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Quote } from '#contract/checkout/quote.ts';
import { cartSum, goodsToHave } from '#domain/cart/cart-sum.ts';
import { missingToMinimum } from '#domain/cart/missing-to-minimum.ts';
import { earliestSlot, type Slot } from '#domain/checkout/slots.ts';
import type { LineTotal } from '#domain/pricing/goods-total.ts';
import { type OrderTotal, orderTotal } from '#domain/pricing/order-total.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { cartQuoteQuery, isSettled } from './cart-quote.queries.ts';
import { type CartQuote, goodsOf, waitsForQuote } from './line-price.ts';

export type CartBill = {
  quote: Quote;
  total: OrderTotal;
  /** How much more the store's minimum order needs; 0: it is reached. */
  missing: number;
  isClosed: boolean;
  /** While it is closed: for when it can be ordered; null: not at all. */
  slot: Slot | null;
};

type CartPrices = {
  /** What the cart costs before delivery, taxes and coupons; null while only the coming quote can say it. */
  subtotal: number | null;
  /** What each line says, in the order of the lines; of none while the subtotal is not known. */
  lines: LineTotal[];
  /** Null while it is not known, and where it cannot be counted. */
  bill: CartBill | null;
};

/**
 * What the cart's lines cost, and what the checkout will say of them: the server's own quote, counted on here with the
 * lines as they are by now.
 */
export function useCartPrices(lines: readonly CartLine[]): CartPrices {
  const { quote, isComing } = useCartQuote(lines);
  const goods = lines.map((line) => goodsOf(line, quote));
  if (!quote && isComing && lines.some(waitsForQuote)) return { subtotal: null, lines: [], bill: null };
  if (!quote) return { ...cartSum(goods, null), bill: null };
  const total = orderTotal({ ...quote.input, lines: goodsToHave(goods) });
  const { store, schedule } = quote;
  const isClosed = store.open === 0;
  return {
    ...cartSum(goods, quote.input.store.discount),
    bill: {
      quote,
      total,
      missing: missingToMinimum(total.goods, store.minimum_order),
      isClosed,
      slot: isClosed && schedule.offered ? earliestSlot(schedule, schedule.now) : null,
    },
  };
}

type Quoted = {
  quote: (Quote & CartQuote) | null;
  /** Another one is asked for, or will be once the lines have arrived; not where none can be had. */
  isComing: boolean;
};

function useCartQuote(lines: readonly CartLine[]): Quoted {
  const { language } = useI18n();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const at = useSession((session) => session.currentLatLng);
  const {
    data: quote,
    isPlaceholderData,
    isFetching,
  } = useQuery(cartQuoteQuery(useApi(), { token, guest_id }, lines, { at, language }));
  const isComing = navigator.onLine && (isFetching || (at !== null && !isSettled(lines)));
  if (!quote || quote.store.id !== lines[0]?.item.store_id) return { quote: null, isComing };
  return { quote: { ...quote, isFresh: !isPlaceholderData }, isComing };
}
