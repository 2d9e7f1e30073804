import { expect, test } from 'vitest';
import { cashPlace } from './cash-place.ts';

test('cash is paid at the door, at the store, at the pickup of a parcel, or by its receiver', () => {
  expect(cashPlace({ order_type: 'delivery' })).toBe('door');
  expect(cashPlace({ order_type: 'take_away', charge_payer: null })).toBe('store');
  expect(cashPlace({ order_type: 'parcel', charge_payer: 'sender' })).toBe('pickup');
  expect(cashPlace({ order_type: 'parcel', charge_payer: 'receiver' })).toBe('receiver');
});
