import type { Quote } from '#contract/checkout/quote.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import { type SummaryName, summaryLines } from '#domain/pricing/summary-lines.ts';

/** What the shopper saw when the order was sent. */
export type Seen = { total: OrderTotal; lines: Quote['lines'] };

export type Change =
  | { kind: 'amount'; name: SummaryName | 'total'; before: number; now: number }
  | { kind: 'price'; item: string; before: number; now: number }
  | { kind: 'gone'; item: string };

/** What is not as it was seen any more. */
export function changesSince(seen: Seen, now: Seen): readonly Change[] {
  const before = summaryLines(seen.total);
  const lines = summaryLines(now.total);
  const amounts = lines.flatMap(({ name, amount }, at): Change[] => {
    const was = before[at]?.amount ?? 0;
    return was === amount ? [] : [{ kind: 'amount', name, before: was, now: amount }];
  });
  const items = seen.lines.flatMap((line): Change[] => {
    const same = now.lines.find((other) => isSame(line, other));
    if (!same) return [{ kind: 'gone', item: line.name }];
    return same.price === line.price ? [] : [{ kind: 'price', item: line.name, before: line.price, now: same.price }];
  });
  const total: Change[] =
    seen.total.order_amount === now.total.order_amount
      ? []
      : [{ kind: 'amount', name: 'total', before: seen.total.order_amount, now: now.total.order_amount }];
  return [...items, ...amounts, ...total];
}

const isSame = (one: Quote['lines'][number], other: Quote['lines'][number]): boolean =>
  one.cart_id === other.cart_id && one.item_id === other.item_id && one.item_type === other.item_type;
