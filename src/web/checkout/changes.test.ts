import { expect, test } from 'vitest';
import type { QuoteLine } from '#contract/checkout/quote.ts';
import { type OrderInput, orderTotal } from '#domain/pricing/order-total.ts';
import { PLAIN_ORDER, plainLine } from '#tests/support/orders/plain-order.ts';
import { changesSince } from './changes.ts';

const line = (item_id: number, price: number): QuoteLine =>
  ({ item_id, item_type: 'Item', cart_id: item_id, name: `Item ${item_id}`, price }) as QuoteLine;

const input = (lines: readonly QuoteLine[]): OrderInput => ({
  ...PLAIN_ORDER,
  lines: lines.map(({ price }) => plainLine(price)),
});

const seen = (...lines: readonly QuoteLine[]) => ({ total: orderTotal(input(lines)), lines: [...lines] });

test('nothing changed: nothing to say', () => {
  expect(changesSince(seen(line(1, 500)), seen(line(1, 500)))).toEqual([]);
});

test('a price, what is gone, and what it does to the account [CHK-026]', () => {
  expect(changesSince(seen(line(1, 500), line(2, 300)), seen(line(1, 600)))).toEqual([
    { kind: 'price', item: 'Item 1', before: 500, now: 600 },
    { kind: 'gone', item: 'Item 2' },
    { kind: 'amount', name: 'items_price', before: 800, now: 600 },
    { kind: 'amount', name: 'total', before: 800, now: 600 },
  ]);
});
