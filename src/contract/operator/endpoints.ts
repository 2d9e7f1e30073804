import type { Endpoint } from '../endpoint.ts';
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
];
