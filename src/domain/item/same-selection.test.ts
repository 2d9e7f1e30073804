import { expect, test } from 'vitest';
import { changesNothing, isSameChoice, isSameVariation } from './same-selection.ts';
import type { Selection } from './selection.ts';

const aSelection = (overrides: Partial<Selection> = {}): Selection => ({
  quantity: 1,
  variation: 'Red-M',
  options: [{ name: 'Toppings', labels: ['Egg', 'Bacon'] }],
  add_ons: [{ id: 4, quantity: 2 }],
  ...overrides,
});

test('the same variation is the same, however it is written and in whatever order its options come [ITEM-026]', () => {
  expect(isSameVariation(aSelection(), aSelection({ variation: 'Red M' }))).toBe(true);
  expect(isSameVariation(aSelection(), aSelection({ options: [{ name: 'Toppings', labels: ['Bacon', 'Egg'] }] }))).toBe(
    true,
  );
  expect(isSameVariation(aSelection(), aSelection({ variation: 'Red-L' }))).toBe(false);
  expect(isSameVariation(aSelection(), aSelection({ options: [] }))).toBe(false);
  expect(isSameChoice(aSelection(), aSelection({ add_ons: [{ id: 4, quantity: 1 }] }))).toBe(false);
});

test('an update that changes nothing is known as such [ITEM-036]', () => {
  expect(changesNothing(aSelection(), aSelection())).toBe(true);
  expect(changesNothing(aSelection(), aSelection({ quantity: 2 }))).toBe(false);
  expect(changesNothing(aSelection(), aSelection({ add_ons: [] }))).toBe(false);
});
