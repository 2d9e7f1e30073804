import { describe, expect, test } from 'vitest';
import { discountedPrice } from './discount.ts';
import { priceSummary } from './item-price.ts';

const none = { discount: 0, discount_type: 'percent' } as const;
const tenPercent = { discount: 10, discount_type: 'percent' } as const;

describe('what an order of one item costs', () => {
  test('the price after the discount, times how many [ITEM-021]', () => {
    expect(priceSummary({ price: 1000, discount: tenPercent, quantity: 3 }).total).toBe(2700);
    const twoOff = { discount: 200, discount_type: 'amount' } as const;
    expect(priceSummary({ price: 1000, discount: twoOff, quantity: 3 })).toMatchObject({ off: 600, total: 2400 });
  });

  test('a chosen variation has its own price [ITEM-032]', () => {
    const order = { price: 1000, variationPrice: 1500, discount: tenPercent, quantity: 1 };
    expect(priceSummary(order)).toMatchObject({ unit: 1500, unitNow: 1350, total: 1350 });
  });

  test('an option changes it by its price times how many [FOOD-012]', () => {
    const order = { price: 1000, discount: none, quantity: 2 };
    expect(priceSummary({ ...order, optionPrices: [250, 90] }).total - priceSummary(order).total).toBe(680);
  });

  test('add-ons count by their own number and are never discounted [FOOD-013] [FOOD-001g]', () => {
    const order = { price: 1000, discount: tenPercent, quantity: 2, add_ons: [{ price: 300, quantity: 3 }] };
    expect(priceSummary(order)).toEqual({
      unit: 1000,
      unitNow: 900,
      pieces: 2000,
      off: 200,
      add_ons: 900,
      total: 2700,
    });
  });

  test('one piece with nothing added costs what its card says, for any price and discount', () => {
    for (let price = 1; price < 4000; price += 37) {
      for (const discount of [none, tenPercent, { discount: 33, discount_type: 'percent' } as const]) {
        expect(priceSummary({ price, discount, quantity: 1 }).total).toBe(discountedPrice(price, discount));
      }
    }
  });
});
