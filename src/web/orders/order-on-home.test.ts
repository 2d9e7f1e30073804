import { describe, expect, test } from 'vitest';
import { orderOnHome } from './order-on-home.ts';

const FOOD = 1;
const GROCERY = 2;

type Listed = Parameters<typeof orderOnHome>[1] extends readonly (infer One)[] | undefined ? One : never;

const order = (facts: Partial<Listed> = {}): Listed => ({
  module_id: FOOD,
  order_status: 'delivered',
  store: {} as Listed['store'],
  prescription_order: false,
  ...facts,
});

describe('the order on top of a home', () => {
  test('the one on its way, of whichever module', () => {
    const running = order({ module_id: GROCERY, order_status: 'confirmed' });
    expect(orderOnHome(FOOD, [running], [order()])).toBe(running);
  });
  test('else the last one of this module, to have it again [ORD-016]', () => {
    const groceries = order({ module_id: GROCERY });
    expect(orderOnHome(FOOD, [], [groceries, order(), order()])).toMatchObject({ module_id: FOOD });
    expect(orderOnHome(GROCERY, [], [order(), groceries])).toBe(groceries);
  });
  test.each<[string, Partial<Listed>]>([
    ['bought in another module', { module_id: GROCERY }],
    ['canceled', { order_status: 'canceled' }],
    ['a parcel', { store: null }],
    ['made from a prescription', { prescription_order: true }],
  ])('not one that was %s', (_, facts) => expect(orderOnHome(FOOD, [], [order(facts)])).toBeUndefined());
  test('nothing before the lists have come', () => expect(orderOnHome(FOOD)).toBeUndefined());
});
