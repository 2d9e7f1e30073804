import { expect, test } from 'vitest';
import { basePrice, basePriceOf } from './base-price.ts';
import { NO_DISCOUNT } from './discount.ts';

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

test('the discount counts, and a variation that is another amount', () => {
  const water = { name: 'Still Spring Water, 1.5 l', price: 150 };
  expect(basePriceOf(water, NO_DISCOUNT)).toEqual({ per: 'l', price: 100 });
  expect(basePriceOf(water, { discount: 10, discount_type: 'percent' })).toEqual({ per: 'l', price: 90 });
  expect(basePriceOf(water, NO_DISCOUNT, { label: '1 bottle', price: 150 })).toEqual({ per: 'l', price: 100 });
  expect(basePriceOf(water, NO_DISCOUNT, { label: '6 bottles', price: 800 })).toBeNull();
  const lotion = { name: 'Urea Moisturiser 5 %, 250 ml', price: 500 };
  expect(basePriceOf(lotion, NO_DISCOUNT, { label: '500 ml', price: 900 })).toEqual({ per: 'l', price: 1800 });
});
