import { expect, test } from 'vitest';
import { goodsTotal } from './goods-total.ts';
import { orderTax } from './order-tax.ts';
import type { OrderTotal } from './order-total.ts';
import { priceGoods } from './price-goods.ts';
import { summaryLines } from './summary-lines.ts';

const fees = (tax_included: 0 | 1): OrderTotal => ({
  goods: goodsTotal([], null),
  coupon_discount_amount: 0,
  ref_bonus_amount: 0,
  tax: orderTax(0, 10, tax_included),
  additional_charge: 100,
  extra_packaging_amount: 0,
  dm_tips: 50,
  delivery: { total: 400 } as OrderTotal['delivery'],
  original_delivery_charge: 400,
  free_delivery: null,
  delivery_charge: 400,
  order_amount: 550,
});
const goods = [
  { name: 'Ibuprofen', quantity: 2, price: 500 },
  { name: 'Plaster', quantity: 1, price: 250 },
];

test('goods of a prescription are added and taxed, fees stay', () => {
  const total = priceGoods(fees(0), goods);
  expect([total.goods.total, total.tax.added, total.order_amount]).toEqual([1250, 125, 1925]);
  expect(
    summaryLines(total).reduce((sum, { added }) => sum + added, 0),
    'its lines add up',
  ).toBe(total.order_amount);
});

test('where prices contain the tax nothing is added', () => {
  const total = priceGoods(fees(1), goods);
  expect([total.tax.added, total.order_amount]).toEqual([0, 1800]);
});

test('a newcomer’s discount on the first order is taken of the goods, before the tax', () => {
  const referral = { new_customer_discount_amount: 10, new_customer_discount_amount_type: 'percentage' } as const;
  const total = priceGoods({ ...fees(0), terms: { coupon: null, referral } }, goods);
  expect([total.ref_bonus_amount, total.tax.base, total.order_amount]).toEqual([125, 1125, 1125 + 113 + 550]);
  expect(
    summaryLines(total).reduce((sum, { added }) => sum + added, 0),
    'its lines add up',
  ).toBe(total.order_amount);
});
