import type { Endpoint } from '../endpoint.ts';
import { listOperatorCalls } from './calls.ts';
import {
  addDeliveryProof,
  confirmRefund,
  decideOfflinePayment,
  decideRefund,
  listOpenRefunds,
  listUnmatchedPayments,
  setOrderStatus,
  setRiderPosition,
  settleUnmatchedPayment,
} from './operator.ts';
import * as trips from './trips.ts';
import * as webhooks from './webhooks.ts';

export const OPERATOR_ENDPOINTS: readonly Endpoint[] = [
  setOrderStatus,
  addDeliveryProof,
  setRiderPosition,
  decideOfflinePayment,
  decideRefund,
  listOpenRefunds,
  confirmRefund,
  listUnmatchedPayments,
  settleUnmatchedPayment,
  trips.listOperatorTrips,
  trips.getOperatorTrip,
  trips.setTripStatus,
  trips.assignTripUnits,
  trips.editTrip,
  listOperatorCalls,
  webhooks.registerWebhook,
  webhooks.listWebhooks,
  webhooks.removeWebhook,
  webhooks.listWebhookDeliveries,
  webhooks.replayWebhookDelivery,
];
