import type { DeliveryTermsOnWire, getDeliveryTerms } from '#contract/checkout/delivery-terms.ts';
import { DELIVERY_TERMS_REQUEST } from '#contract/checkout/delivery-terms-request.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { bareCall } from '#web/api/bare-call.ts';

export const deliveryTermsCall = bareCall<typeof getDeliveryTerms>(
  DELIVERY_TERMS_REQUEST,
  ({ distance, reached, delivery_charge, free_delivery_over }: DeliveryTermsOnWire) => ({
    distance,
    reached,
    delivery_charge: toMinor(delivery_charge),
    free_delivery_over: free_delivery_over === null ? null : toMinor(free_delivery_over),
  }),
);
