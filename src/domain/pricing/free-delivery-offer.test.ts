import { expect, test } from 'vitest';
import { freeDeliveryBy } from './free-delivery-by.ts';
import { freeDeliveryOffer } from './free-delivery-offer.ts';

const byAmount = { status: true, type: 'free_delivery_by_order_amount', free_delivery_over: 4000 } as const;
const toAll = { ...byAmount, type: 'free_delivery_to_all_store' } as const;
const off = { ...byAmount, status: false };
const paid = { free_delivery: false };

test('below the amount it says how much is missing [CART-025]', () => {
  expect(freeDeliveryOffer(1000, byAmount, paid)).toEqual({ percent: 25, remaining: 3000, always: false });
});

test('at the amount nothing is missing [CART-026]', () => {
  expect(freeDeliveryOffer(4000, byAmount, paid)).toEqual({ percent: 100, remaining: 0, always: false });
});

test('where delivery is free anyway nothing has to be reached, so that two messages never contradict', () => {
  const always = { percent: 100, remaining: 0, always: true };
  expect(freeDeliveryOffer(0, byAmount, { free_delivery: true })).toEqual(always);
  expect(freeDeliveryOffer(0, toAll, paid)).toEqual(always);
});

test('a shop without the offer says nothing', () => {
  expect(freeDeliveryOffer(9000, off, paid)).toBeNull();
});

test('whenever it says that nothing is missing, the order is not charged for delivery, and only then', () => {
  for (const amount of [0, 1, 3999, 4000, 9000])
    for (const admin of [byAmount, toAll, off])
      for (const store of [paid, { free_delivery: true }])
        expect(freeDeliveryOffer(amount, admin, store)?.remaining === 0).toBe(
          freeDeliveryBy({ admin, store, coupon: null, amount }) !== null,
        );
});
