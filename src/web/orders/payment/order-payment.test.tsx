import { expect, test } from 'vitest';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { buttonsIn, plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { OfflinePayment, OrderPayment } from './order-payment.tsx';

const told = {
  input: [
    { user_input: 'transfer_reference', user_label: 'Reference', user_data: 'A-123' },
    { user_input: 'account_holder', user_data: 'Signe Ek' },
  ],
  data: {
    status: 'pending',
    method_id: 1,
    method_name: 'Bank transfer',
    customer_note: 'Sent today',
    admin_note: null,
  },
  method_fields: [],
} satisfies TrackedOrder['offline_payment'];
const shown = (offline_payment: TrackedOrder['offline_payment']) =>
  renderPagePart(<OfflinePayment order={{ id: 7, offline_payment } as TrackedOrder} />);

test('what was told of a payment outside the shop is shown with the order [CHK-023]', () => {
  const html = shown(told);
  const words = plainText(html);
  for (const said of ['Bank transfer', 'Reference A-123', 'Account holder Signe Ek', 'Sent today'])
    expect(words).toContain(said);
  expect(buttonsIn(html)).toEqual([]);
});

test('one that was not found says why, and can be told anew', () => {
  const html = shown({ ...told, data: { ...told.data, status: 'denied', admin_note: 'No such transfer' } });
  expect(plainText(html)).toContain('No such transfer');
  expect(buttonsIn(html)).toHaveLength(1);
});

test('of an order that is paid otherwise there is nothing to show', () => expect(plainText(shown(null))).toBe(''));

type Part = TrackedOrder['payments'][number];
const aPart = (part: Partial<Part>, id: number): Part => ({
  id: String(id),
  amount: 21_74,
  payment_status: 'unpaid',
  payment_method: 'cash_on_delivery',
  ...part,
});
const partsShown = (payments: Partial<Part>[]) => {
  const order = {
    order_status: 'pending',
    order_type: 'delivery',
    order_amount: 21_74,
    payment_status: 'unpaid',
    payment_method: 'cash_on_delivery',
    bring_change_amount: 0,
    payments: payments.map(aPart),
  } as unknown as TrackedOrder;
  const html = renderPagePart(<OrderPayment order={order} />);
  return [...html.matchAll(/<li.*?<\/li>/g)].map(([row]) => plainText(row));
};

test('what another payment has taken the place of is owed by nobody, and is not shown', () => {
  expect(partsShown([{ amount: 4_39, payment_status: 'canceled' }, {}])).toEqual([]);
  expect(partsShown([{ payment_status: 'failed', payment_method: 'sandbox' }, { payment_status: 'paid' }])).toEqual([]);
  expect(
    partsShown([
      { amount: 4_39, payment_status: 'paid', payment_method: 'wallet' },
      { amount: 17_35, payment_status: 'canceled', payment_method: 'sandbox' },
      { amount: 17_35 },
    ]),
  ).toEqual([expect.stringMatching(/^Wallet .*4\.39.* Paid$/), expect.stringMatching(/^Cash .*17\.35.* Unpaid$/)]);
});

test('a part that failed is owed as long as no other has taken its place', () => {
  expect(
    partsShown([
      { amount: 17_35, payment_status: 'failed', payment_method: 'digital_payment' },
      { amount: 4_39, payment_status: 'paid', payment_method: 'wallet' },
    ]),
  ).toHaveLength(2);
});
