import { describe, expect, test } from 'vitest';
import { paymentOffer } from './payment-offer.ts';

const shop = {
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment_status: 1,
  customer_wallet_status: 1,
  partial_payment_status: 1,
  partial_payment_method: 'both',
  active_payment_method_list: ['sandbox'],
} as const;
const zone = { cash_on_delivery: true, digital_payment: true, offline_payment: true };

describe('what is offered to pay with', () => {
  test('is what shop and zone both allow [CHK-021]', () => {
    expect(paymentOffer(shop, zone, true)).toEqual({
      cash_on_delivery: true,
      digital_payment: true,
      offline_payment: true,
      wallet: true,
      partial_payment: ['cash_on_delivery', 'digital_payment'],
    });
    for (const way of ['cash_on_delivery', 'digital_payment', 'offline_payment'] as const) {
      expect(paymentOffer(shop, { ...zone, [way]: false }, true)[way]).toBe(false);
    }
    expect(paymentOffer({ ...shop, cash_on_delivery: false }, zone, true).cash_on_delivery).toBe(false);
    expect(paymentOffer({ ...shop, digital_payment: false }, zone, true).digital_payment).toBe(false);
    expect(paymentOffer({ ...shop, offline_payment_status: 0 }, zone, true).offline_payment).toBe(false);
    expect(paymentOffer({ ...shop, active_payment_method_list: [] }, zone, true).digital_payment).toBe(false);
  });

  test('a guest has no wallet, and so nothing to pay a part with', () => {
    expect(paymentOffer(shop, zone, false)).toMatchObject({ wallet: false, partial_payment: [] });
    expect(paymentOffer({ ...shop, customer_wallet_status: 0 }, zone, true)).toMatchObject({
      wallet: false,
      partial_payment: [],
    });
  });

  test('the rest of a partial payment goes only by what is offered here', () => {
    expect(paymentOffer(shop, { ...zone, digital_payment: false }, true).partial_payment).toEqual(['cash_on_delivery']);
    expect(paymentOffer({ ...shop, partial_payment_method: 'digital_payment' }, zone, true).partial_payment).toEqual([
      'digital_payment',
    ]);
    expect(paymentOffer({ ...shop, partial_payment_status: 0 }, zone, true).partial_payment).toEqual([]);
  });
});
