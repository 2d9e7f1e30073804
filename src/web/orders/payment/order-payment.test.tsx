import { expect, test } from 'vitest';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { buttonsIn, plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { OfflinePayment } from './order-payment.tsx';

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
