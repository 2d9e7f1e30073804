import { expect, test } from 'vitest';
import { type CountedLine, isSameItem, isSameLine, mostAllowed, otherPieces, refuseLine } from './line.ts';

const aLine = (overrides: Partial<CountedLine> = {}): CountedLine => ({
  item_type: 'Item',
  item_id: 1,
  variation: '',
  quantity: 1,
  ...overrides,
});
const anItem = (maximum_cart_quantity: number | null, stock = 10) => ({
  module_type: 'grocery',
  stock,
  maximum_cart_quantity,
  flash_sale: 0 as const,
  variations: [],
});

test('an item and a campaign item of one number are two things', () => {
  expect(isSameItem(aLine(), aLine({ quantity: 3 }))).toBe(true);
  expect(isSameItem(aLine(), aLine({ item_type: 'ItemCampaign' }))).toBe(false);
  const chosen = { variation: '', options: [], add_ons: [] };
  expect(isSameLine({ ...aLine(), ...chosen }, { ...aLine({ quantity: 3 }), ...chosen })).toBe(true);
  expect(isSameLine({ ...aLine(), ...chosen }, { ...aLine(), ...chosen, variation: 'Red' })).toBe(false);
});

test('pieces of the same item in other lines, of the same variation and of any [ITEM-035b]', () => {
  const others = [
    aLine({ variation: 'Red', quantity: 2 }),
    aLine({ variation: 'Blue', quantity: 3 }),
    aLine({ item_id: 2, variation: 'Red', quantity: 50 }),
    aLine({ item_type: 'ItemCampaign', variation: 'Red', quantity: 50 }),
  ];
  expect(otherPieces(aLine({ variation: 'Red' }), others)).toEqual({ variation: 2, item: 5 });
  expect(otherPieces(aLine({ item_id: 9 }), others)).toEqual({ variation: 0, item: 0 });
});

test('other lines count towards the limit', () => {
  const others = [aLine({ variation: 'Blue', quantity: 3 })];
  expect(refuseLine(anItem(5), aLine({ quantity: 2 }), others)).toBeNull();
  expect(refuseLine(anItem(5), aLine({ quantity: 3 }), others)).toBe('maximum');
});

test.each([
  [anItem(null), 4, { quantity: 4, refusal: null }],
  [anItem(5), 4, { quantity: 2, refusal: 'maximum' }],
  [anItem(3), 4, { quantity: 0, refusal: 'maximum' }],
  [anItem(5, 2), 4, { quantity: 2, refusal: 'stock' }],
])('as many as may be', (item, quantity, expected) => {
  expect(mostAllowed(item, aLine({ quantity }), [aLine({ variation: 'Blue', quantity: 3 })])).toEqual(expected);
});
