import type { Endpoint } from '../endpoint.ts';
import { listOperatorCalls } from './calls.ts';
import * as catalogue from './catalogue.ts';
import * as changes from './changes.ts';
import * as couriers from './couriers.ts';
import {
  addDeliveryProof,
  confirmRefund,
  decideOfflinePayment,
  decideRefund,
  getOpenRefund,
  listOpenRefunds,
  listUnmatchedPayments,
  setCourierPosition,
  setOrderStatus,
  settleUnmatchedPayment,
} from './operator.ts';
import * as orders from './orders.ts';
import * as trips from './trips.ts';
import * as webhooks from './webhooks.ts';

export const OPERATOR_ENDPOINTS: readonly Endpoint[] = [
  orders.listOperatorOrders,
  orders.getOperatorOrder,
  setOrderStatus,
  orders.setPreparationTime,
  orders.assignCourier,
  orders.priceOrder,
  addDeliveryProof,
  couriers.listCouriers,
  couriers.addCourier,
  couriers.changeCourier,
  setCourierPosition,
  decideOfflinePayment,
  decideRefund,
  listOpenRefunds,
  changes.listRefundChanges,
  getOpenRefund,
  confirmRefund,
  listUnmatchedPayments,
  settleUnmatchedPayment,
  catalogue.getOperatorItem,
  catalogue.changeItem,
  catalogue.pauseStore,
  catalogue.resumeStore,
  trips.listOperatorTrips,
  changes.listTripChanges,
  changes.listApplicationChanges,
  changes.listConversationChanges,
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
