import { expect, test } from 'vitest';
import { changesNothing, isSameChoice, isSameVariation } from './same-selection.ts';
import type { Wanted } from './selection.ts';

const aWish = (overrides: Partial<Wanted> = {}): Wanted => ({
  quantity: 1,
  variation: 'Red-M',
  options: [{ name: 'Toppings', labels: ['Egg', 'Bacon'] }],
  add_ons: [{ id: 4, quantity: 2 }],
  ...overrides,
});

test('the same variation is the same, however it is written and in whatever order its options come [ITEM-026]', () => {
  expect(isSameVariation(aWish(), aWish({ variation: 'Red M' }))).toBe(true);
  expect(isSameVariation(aWish(), aWish({ options: [{ name: 'Toppings', labels: ['Bacon', 'Egg'] }] }))).toBe(true);
  expect(isSameVariation(aWish(), aWish({ variation: 'Red-L' }))).toBe(false);
  expect(isSameVariation(aWish(), aWish({ options: [] }))).toBe(false);
  expect(isSameChoice(aWish(), aWish({ add_ons: [{ id: 4, quantity: 1 }] }))).toBe(false);
});

test('an update that changes nothing is known as such [ITEM-036]', () => {
  expect(changesNothing(aWish(), aWish())).toBe(true);
  expect(changesNothing(aWish(), aWish({ quantity: 2 }))).toBe(false);
  expect(changesNothing(aWish(), aWish({ add_ons: [] }))).toBe(false);
});
