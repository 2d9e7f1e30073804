import type { Endpoint } from '../endpoint.ts';
import { decideOfflinePayment, decideRefund, setOrderStatus, setRiderPosition } from './operator.ts';

export const OPERATOR_ENDPOINTS: readonly Endpoint[] = [
  setOrderStatus,
  setRiderPosition,
  decideOfflinePayment,
  decideRefund,
];
