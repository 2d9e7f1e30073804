import type { Endpoint } from '../endpoint.ts';
import {
  answerPrice,
  cancelOrder,
  payInCash,
  reorder,
  requestRefund,
  submitDeliveryManReview,
  submitItemReview,
} from './actions.ts';
import {
  dismissReviewReminder,
  getLastLocation,
  getOrderDetails,
  getReviewReminder,
  getUnfinishedPayment,
  listOrders,
  listRunningOrders,
  proveOrder,
  requestOrderCode,
  trackOrder,
} from './orders.ts';
import { placeOrder, placePrescriptionOrder } from './place.ts';
import { listStoresToVisitAgain } from './visit-again.ts';

export const ORDERS_ENDPOINTS: readonly Endpoint[] = [
  listRunningOrders,
  listOrders,
  getOrderDetails,
  trackOrder,
  requestOrderCode,
  proveOrder,
  getLastLocation,
  getUnfinishedPayment,
  getReviewReminder,
  dismissReviewReminder,
  answerPrice,
  cancelOrder,
  payInCash,
  requestRefund,
  reorder,
  submitItemReview,
  submitDeliveryManReview,
  listStoresToVisitAgain,
  placeOrder,
  placePrescriptionOrder,
];
