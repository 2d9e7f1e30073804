import { expect, test } from 'vitest';
import type { Selection } from '../item/selection.ts';
import { lineKey } from './line-key.ts';

const aSelection = (overrides: Partial<Selection> = {}): Selection => ({
  quantity: 1,
  variation: '',
  options: [],
  add_ons: [],
  ...overrides,
});
const key = (overrides: Partial<Selection> = {}) => lineKey('Item', 7, aSelection(overrides));

test('the quantity and the order of ticking make no other line', () => {
  const one = aSelection({
    options: [
      { name: 'Size', labels: ['Large'] },
      { name: 'Sauce', labels: ['Aioli', 'Chili'] },
    ],
    add_ons: [
      { id: 2, quantity: 1 },
      { id: 1, quantity: 3 },
    ],
  });
  const other = aSelection({
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
    lineKey('ItemCampaign', 7, aSelection()),
    lineKey('Item', 8, aSelection()),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
