import { expect, test } from 'vitest';
import { unitPrice } from './unit-price.ts';

const values = [
  { label: { en: 'Small', es: 'Pequeña' }, optionPrice: 0 },
  { label: { en: 'Large', es: 'Grande' }, optionPrice: 300 },
];
const pizza = { price: 1000, variations: [], food_variations: [{ name: { en: 'Size', es: 'Tamaño' }, values }] };
const shirt = { price: 1000, variations: [{ type: 'Red-M', price: 1200 }], food_variations: [] };

test('options are added; a variation has a price of its own', () => {
  expect(unitPrice(pizza, { variation: '', options: [] })).toBe(1000);
  expect(unitPrice(pizza, { variation: '', options: [{ name: 'Size', labels: ['Large'] }] })).toBe(1300);
  expect(unitPrice(shirt, { variation: 'Red-M', options: [] })).toBe(1200);
});

test('names in the shopper’s language', () => {
  const shown = {
    ...pizza,
    food_variations: [{ name: 'Tamaño', values: [{ label: 'Grande', optionPrice: 300 }] }],
  };
  expect(unitPrice(shown, { variation: '', options: [{ name: 'Tamaño', labels: ['Grande'] }] })).toBe(1300);
});
