import { describe, expect, test } from 'vitest';
import { payState } from './pay-state.ts';

const GATEWAYS = {
  active_payment_method_list: [
    { gateway: 'sandbox', gateway_title: 'Card', gateway_image: null, gateway_image_full_url: null },
  ],
};
const PAYMENT = {
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment: true,
  wallet: true,
  partial_payment: ['cash_on_delivery' as const],
  maximum_cod_order_amount: 100_00,
  wallet_balance: 30_00,
};
const choice = { order_amount: 50_00, order_type: 'delivery' as const, pay: '', usesWallet: false };
const state = (changes: Partial<typeof choice> = {}, payment: Partial<typeof PAYMENT> = {}) =>
  payState({ payment: { ...PAYMENT, ...payment } }, GATEWAYS, { ...choice, ...changes });
const ids = (...args: Parameters<typeof state>) => state(...args).options.map(({ id }) => id);

describe('ways to pay', () => {
  test('are those that are offered [CHK-021]', () => {
    expect(ids()).toEqual(['digital_payment sandbox', 'wallet', 'cash_on_delivery', 'offline_payment']);
    expect(ids({}, { digital_payment: false, wallet: false, offline_payment: false })).toEqual(['cash_on_delivery']);
  });

  test('all of the wallet and the rest by what may follow it [CHK-024]', () => {
    expect(state()).toMatchObject({ partial: { paid: 30_00, due: 20_00 }, due: 50_00 });
    expect(state({ usesWallet: true })).toMatchObject({ due: 20_00 });
    expect(ids({ usesWallet: true })).toEqual(['cash_on_delivery']);
  });

  test.each([
    { wallet_balance: 0, partial: null },
    { wallet_balance: 49_99, partial: { paid: 49_99, due: 1 } },
    { wallet_balance: 50_00, partial: null },
  ])('with $wallet_balance in the wallet, in two parts: $partial', ({ wallet_balance, partial }) => {
    expect(state({}, { wallet_balance }).partial).toEqual(partial);
  });

  test.each([
    { order_amount: 100_00, off: null },
    { order_amount: 100_01, off: 'cash_limit' },
  ])('cash for $order_amount: $off [CHK-005]', ({ order_amount, off }) => {
    expect(state({ order_amount, pay: 'cash_on_delivery' }).chosen?.off).toBe(off);
  });

  test('what is not offered any more is not chosen', () => expect(state({ pay: 'nonsense' }).chosen).toBeNull());
});
