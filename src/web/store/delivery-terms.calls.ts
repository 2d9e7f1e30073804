import { type DeliveryTerms, getDeliveryTerms } from '#contract/checkout/delivery-terms.ts';
import type { ApiClient } from '#web/api/client.ts';

// Apart from the store's other calls: every opened store asks for it, and need not prepare the shapes of all lists first.
export const deliveryTerms = (api: ApiClient, id: number, signal: AbortSignal): Promise<DeliveryTerms> =>
  api(getDeliveryTerms, { params: { id } }, signal);
