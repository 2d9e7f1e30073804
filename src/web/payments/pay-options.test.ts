import { expect, test } from 'vitest';
import { payOptions } from './pay-options.ts';

const offer = {
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment: true,
  wallet: true,
  maximum_cod_order_amount: null as number | null,
  order_type: 'delivery' as const,
};
const config = {
  active_payment_method_list: [
    { gateway: 'sandbox', gateway_title: 'Card', gateway_image: null, gateway_image_full_url: null },
  ],
};
const shown = (changes: Partial<typeof offer> = {}, wallet_balance = 40_00) =>
  payOptions({ ...offer, ...changes }, config, { due: 40_00, fromWallet: 40_00, wallet_balance }).map(
    ({ id, off }) => off ?? id,
  );

test('what is due is paid at a gateway, by wallet, in cash or by transfer [ORD-015]', () => {
  expect(shown()).toEqual(['digital_payment sandbox', 'wallet', 'cash_on_delivery', 'offline_payment']);
});

test('the wallet must hold what is still due', () => {
  expect(shown({}, 39_99)[1]).toBe('wallet_low');
  expect(shown({ wallet: false })).not.toContain('wallet');
});

test('cash has its limit, and only what zone and shop offer is there', () => {
  expect(shown({ maximum_cod_order_amount: 39_99 })).toContain('cash_limit');
  expect(shown({ cash_on_delivery: false, digital_payment: false, offline_payment: false, wallet: false })).toEqual([]);
});
