import type { Endpoint } from '../endpoint.ts';
import { getCashback, listCashback } from './cashback.ts';
import {
  addFund,
  getReferral,
  listLoyaltyEntries,
  listWalletBonuses,
  listWalletEntries,
  listWalletMonths,
  transferPoints,
} from './wallet.ts';

export const WALLET_ENDPOINTS: readonly Endpoint[] = [
  listCashback,
  getCashback,
  addFund,
  listWalletEntries,
  listLoyaltyEntries,
  transferPoints,
  listWalletBonuses,
  listWalletMonths,
  getReferral,
];
