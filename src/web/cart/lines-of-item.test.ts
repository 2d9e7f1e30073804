import { expect, test } from 'vitest';
import type { CartLine } from '#contract/cart/shapes.ts';
import { linesOfItem } from './lines-of-item.ts';

const line = (id: number, item_id: number, item_type = 'Item') => ({ id, item_id, item_type }) as CartLine;
const burger = { id: 7, isCampaignItem: false };

test('a card finds the lines of its item, and not those of the campaign item with the same number', () => {
  const lines = [line(1, 7), line(2, 8), line(3, 7, 'ItemCampaign'), line(4, 7)];
  expect(linesOfItem(lines, burger).map(({ id }) => id)).toEqual([1, 4]);
  expect(linesOfItem(lines, { id: 7, isCampaignItem: true }).map(({ id }) => id)).toEqual([3]);
});

test('a card whose item is not in the cart gets the same list whatever else is put there, so it is not drawn again', () => {
  const none = linesOfItem(undefined, burger);
  expect(none).toEqual([]);
  expect(linesOfItem([], burger)).toBe(none);
  expect(linesOfItem([line(2, 8)], burger)).toBe(none);
});

test('asked twice about one cart it is the same list', () => {
  const lines = [line(1, 7)];
  expect(linesOfItem(lines, burger)).toBe(linesOfItem(lines, burger));
});
