import type { Endpoint } from '../endpoint.ts';
import {
  getMostTips,
  getSurgePrice,
  getVehicleCharge,
  listCancellationReasons,
  listDeliveryVehicles,
  listOfflinePaymentMethods,
  listRefundReasons,
} from './checkout.ts';
import { getDeliveryTerms } from './delivery-terms.ts';
import { getTax, quoteOrder } from './quote.ts';

export const CHECKOUT_ENDPOINTS: readonly Endpoint[] = [
  listOfflinePaymentMethods,
  listDeliveryVehicles,
  getVehicleCharge,
  getSurgePrice,
  getMostTips,
  listCancellationReasons,
  listRefundReasons,
  getDeliveryTerms,
  quoteOrder,
  getTax,
];
