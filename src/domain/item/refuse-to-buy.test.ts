import { expect, test } from 'vitest';
import { refuseToBuy } from './refuse-to-buy.ts';

const aSituation = (overrides: Partial<Parameters<typeof refuseToBuy>[0]> = {}) => ({
  isSoldOut: false,
  variationStock: null,
  offer: { variant: 'normal', isOpen: true } as const,
  store: 'now' as const,
  takesLater: false,
  ...overrides,
});

test('an item can be bought while there is stock and it is its time [ITEM-038]', () => {
  expect(refuseToBuy(aSituation())).toBeNull();
  expect(refuseToBuy(aSituation({ isSoldOut: true }))).toBe('sold-out');
  expect(refuseToBuy(aSituation({ offer: { variant: 'scheduled', isOpen: false } }))).toBe('hours');
});

test('outside its hours it can be ordered for later, if the store takes such orders [FOOD-003]', () => {
  const later = { offer: { variant: 'scheduled', isOpen: false } as const, takesLater: true };
  expect(refuseToBuy(aSituation(later))).toBeNull();
  const campaign = { offer: { variant: 'campaign', isOpen: false } as const, takesLater: true };
  expect(refuseToBuy(aSituation(campaign))).toBe('hours');
});

test('of a closed store nothing can be bought, unless it takes orders for later [CHK-015]', () => {
  expect(refuseToBuy(aSituation({ store: 'closed' }))).toBe('closed');
  expect(refuseToBuy(aSituation({ store: 'later', takesLater: true }))).toBeNull();
  expect(refuseToBuy(aSituation({ store: 'closed', isSoldOut: true }))).toBe('sold-out');
});

test('a variation without stock cannot be bought, another one may [ITEM-037a] [ITEM-037b] [ITEM-037c]', () => {
  expect(refuseToBuy(aSituation({ variationStock: 0 }))).toBe('variation');
  expect(refuseToBuy(aSituation({ variationStock: 1 }))).toBeNull();
});
