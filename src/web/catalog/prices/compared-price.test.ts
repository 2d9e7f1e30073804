import { expect, test } from 'vitest';
import type { Item } from '#contract/catalog/item-shape.ts';
import { comparedPrice } from './compared-price.ts';

const sold = (module_type: string, name: string) =>
  ({ module_type, name, price: 500, discount: 0, discount_type: 'percent' }) as Item;

test('what is eaten or used up is compared by the kilogram or litre, what holds litres is not', () => {
  expect(comparedPrice(sold('grocery', 'Honey, 250 g'))).toEqual({ per: 'kg', price: 2000 });
  expect(comparedPrice(sold('pharmacy', 'Hand gel, 500 ml'))).toEqual({ per: 'l', price: 1000 });
  expect(comparedPrice(sold('ecommerce', 'Day Backpack, 22 l'))).toBeNull();
});
