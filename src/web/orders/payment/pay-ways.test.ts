import { expect, test } from 'vitest';
import type { UnfinishedPayment } from '#contract/orders/orders.ts';
import { payWays } from './pay-ways.ts';

const waiting: UnfinishedPayment = {
  order_id: 100_001,
  order_amount: 50_00,
  partially_paid_amount: 10_00,
  order_type: 'delivery',
  order_status: 'failed',
  payment_status: 'partially_paid',
  payment_method: 'digital_payment',
  user_id: 1,
  zone_id: 1,
  contact_person_number: '+46700000000',
  cash_on_delivery: true,
  digital_payment: true,
  offline_payment: true,
  maximum_cod_order_amount: null,
};
const config = {
  active_payment_method_list: [
    { gateway: 'sandbox', gateway_title: 'Card', gateway_image: null, gateway_image_full_url: null },
  ],
  customer_wallet_status: 1 as const,
};
const shown = (...of: Parameters<typeof payWays>) => payWays(...of).map(({ id, refusal }) => refusal ?? id);

test('an unpaid order is paid at a gateway, by wallet, by transfer or in cash [ORD-015]', () => {
  expect(shown(waiting, config, 40_00)).toEqual(['sandbox', 'wallet', 'offline_payment', 'cash_on_delivery']);
});

test('the wallet must hold what is still due', () => {
  expect(shown(waiting, config, 39_99)[1]).toBe('balance');
  expect(shown(waiting, config, null)).not.toContain('wallet');
  expect(shown(waiting, { ...config, customer_wallet_status: 0 }, 90_00)).not.toContain('wallet');
});

test('cash has its limit, and only what zone and shop offer is there', () => {
  expect(shown({ ...waiting, maximum_cod_order_amount: 39_99 }, config, null)).toContain('limit');
  const closed = { ...waiting, cash_on_delivery: false, digital_payment: false, offline_payment: false };
  expect(shown(closed, config, null)).toEqual([]);
});
