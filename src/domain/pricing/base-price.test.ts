import { expect, test } from 'vitest';
import { basePrice } from './base-price.ts';

test.each([
  ['Berry Muesli, 600 g', 489, { per: 'kg', price: 815 }],
  ['Plain Wheat Flour, 2 kg', 199, { per: 'kg', price: 100 }],
  ['Brewed Soy Sauce, 250 ml', 329, { per: 'l', price: 1316 }],
  ['Sparkling Water, 1,5 l', 150, { per: 'l', price: 100 }],
  ['Cola, 6 × 330 ml', 594, { per: 'l', price: 300 }],
] as const)('%s at %i is compared by the kilogram or litre', (name, price, expected) => {
  expect(basePrice(name, price)).toEqual(expected);
});

test.each(['Basmati Rice', 'Milk, 1 l', 'Box of 12', '0 g', 'Vitamin D 20 µg'])('%s needs no such price', (name) => {
  expect(basePrice(name, 299)).toBeNull();
});
