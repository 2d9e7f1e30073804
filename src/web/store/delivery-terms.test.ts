import { expect, test } from 'vitest';
import { getDeliveryTerms } from '#contract/checkout/delivery-terms.ts';
import { deliveryTermsCall } from './delivery-terms.ts';

test.each([
  { distance: 2.4, reached: true, delivery_charge: 29.9, free_delivery_over: 300 },
  { distance: null, reached: false, delivery_charge: 0, free_delivery_over: null },
])('what a store asks without schemas is what the schemas say: %o', (answer) => {
  expect(deliveryTermsCall.reply.parse(answer)).toEqual(getDeliveryTerms.reply.parse(answer));
  expect(deliveryTermsCall).toMatchObject({ method: getDeliveryTerms.method, path: getDeliveryTerms.path });
  expect(Number(deliveryTermsCall.toWire({ params: { id: 7 } }).params?.id)).toBe(7);
});
