import { expect, test } from 'vitest';
import type { Wanted } from '../item/selection.ts';
import { lineKey } from './line-key.ts';

const aWish = (overrides: Partial<Wanted> = {}): Wanted => ({
  quantity: 1,
  variation: '',
  options: [],
  add_ons: [],
  ...overrides,
});
const key = (overrides: Partial<Wanted> = {}) => lineKey('Item', 7, aWish(overrides));

test('the quantity and the order of ticking make no other line', () => {
  const one = aWish({
    options: [
      { name: 'Size', labels: ['Large'] },
      { name: 'Sauce', labels: ['Aioli', 'Chili'] },
    ],
    add_ons: [
      { id: 2, quantity: 1 },
      { id: 1, quantity: 3 },
    ],
  });
  const other = aWish({
    quantity: 4,
    options: [
      { name: 'Sauce', labels: ['Chili', 'Aioli'] },
      { name: 'Size', labels: ['Large'] },
      { name: 'Drink', labels: [] },
    ],
    add_ons: [
      { id: 1, quantity: 3 },
      { id: 2, quantity: 1 },
    ],
  });
  expect(lineKey('Item', 7, one)).toBe(lineKey('Item', 7, other));
});

test('variation, options, add-ons and how many of them, and campaigns do', () => {
  const keys = [
    key(),
    key({ variation: 'Red-M' }),
    key({ options: [{ name: 'Size', labels: ['Large'] }] }),
    key({ options: [{ name: 'Size', labels: ['Small'] }] }),
    key({ add_ons: [{ id: 1, quantity: 1 }] }),
    key({ add_ons: [{ id: 1, quantity: 2 }] }),
    lineKey('ItemCampaign', 7, aWish()),
    lineKey('Item', 8, aWish()),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
