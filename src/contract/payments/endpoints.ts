import type { Endpoint } from '../endpoint.ts';
import { payOrder, payOrderFromWallet, payOrderOffline, updateOfflinePayment } from './payments.ts';

export const PAYMENTS_ENDPOINTS: readonly Endpoint[] = [
  payOrder,
  payOrderFromWallet,
  payOrderOffline,
  updateOfflinePayment,
];
