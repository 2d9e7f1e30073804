import type { Endpoint } from '../endpoint.ts';
import {
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
  setRiderPosition,
  decideOfflinePayment,
  decideRefund,
  listOpenRefunds,
  confirmRefund,
  listUnmatchedPayments,
  settleUnmatchedPayment,
];
