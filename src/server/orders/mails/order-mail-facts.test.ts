import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#server/config/default-settings.ts';
import type { OrderToMail } from './order-mail.repository.ts';
import { orderFacts } from './order-mail-facts.ts';

const settings = { ...DEFAULT_SETTINGS, currency_symbol: '$', currency_symbol_direction: 'left' as const };

const paidBy = (paid: Partial<OrderToMail>) => {
  const order = { language: 'en', order_type: 'delivery', delivery_address: {}, order_amount: 92_20, ...paid };
  return orderFacts(order as OrderToMail, settings, 'placed').map(({ value }) => value);
};

test('an order that the wallet has paid a part of says what is still to be paid, until it is', () => {
  const partial = { payment_method: 'partial_payment', partially_paid_amount: 5_00 };
  expect(paidBy({ ...partial, payment_status: 'partially_paid' })).toEqual(['$5.00 paid, $87.20 still to be paid']);
  expect(paidBy({ ...partial, payment_status: 'paid' })).toEqual(['Partial payment']);
});

test('any other is called by its method', () => {
  const unpaid = { payment_status: 'unpaid', partially_paid_amount: 0 };
  expect(paidBy({ ...unpaid, payment_method: 'cash_on_delivery' })).toEqual(['Cash on delivery']);
});
