import { expect, test } from 'vitest';
import type { CartLine } from '#contract/cart/shapes.ts';
import { PLAIN_ORDER, plainLine } from '#tests/support/orders/plain-order.ts';
import { type CartQuote, goodsOf, waitsForQuote } from './line-price.ts';

/** An item of 20.00 in a store that takes 10 per cent off everything, as the cart knows it. */
const aLine = (id: number, item: Partial<CartLine['item']> = {}) =>
  ({
    id,
    item_id: id,
    item_type: 'Item',
    price: 20_00,
    quantity: 3,
    addons: [],
    unavailable: null,
    item: { discount: 10, discount_type: 'percent', store_discount: 10, flash_sale: 0, ...item },
  }) as unknown as CartLine;

const NONE = { discount: 0, discount_type: 'percent' };
const TENTH = { discount: 10, discount_type: 'percent' };

/** Of line 1 alone, when there was one piece of it. */
const quoteOf = (isFresh: boolean): CartQuote => ({
  isFresh,
  lines: [{ cart_id: 1, item_id: 1, item_type: 'Item' }] as unknown as CartQuote['lines'],
  input: { ...PLAIN_ORDER, lines: [plainLine(21_00)] } as unknown as CartQuote['input'],
});

test('a line is counted as the quote has it', () => {
  expect(goodsOf(aLine(1), quoteOf(true))).toMatchObject({ price: 21_00, quantity: 1, discount: NONE });
});

test('after a change it is as the cart has it, with the discount of its own that the quote knows', () => {
  expect(goodsOf(aLine(1), quoteOf(false))).toMatchObject({ price: 20_00, quantity: 3, discount: NONE, flash: null });
});

test('what the quote does not know yet brings no discount that the store gives already', () => {
  expect(goodsOf(aLine(2), quoteOf(false)).discount).toEqual(NONE);
  const own = goodsOf(aLine(2, { discount: 30 }), quoteOf(false));
  expect(own).toMatchObject({ discount: { discount: 30 }, flash: null });
  const flash = goodsOf(aLine(2, { flash_sale: 1 }), quoteOf(false));
  expect(flash).toMatchObject({ discount: NONE, flash: TENTH });
});

test('before there is a quote the winning discount counts', () => {
  expect(goodsOf(aLine(1), null)).toMatchObject({ price: 20_00, discount: TENTH, flash: null });
});

test('a line waits for the quote where the store’s discount counts: that may have a least purchase and a ceiling', () => {
  expect(waitsForQuote(aLine(1))).toBe(true);
  expect(waitsForQuote(aLine(1, { discount: 30 }))).toBe(false);
  expect(waitsForQuote(aLine(1, { discount_type: 'amount' }))).toBe(false);
  expect(waitsForQuote(aLine(1, { flash_sale: 1 }))).toBe(false);
  expect(waitsForQuote(aLine(1, { discount: 0, store_discount: 0 }))).toBe(false);
});
