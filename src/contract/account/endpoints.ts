import type { Endpoint } from '../endpoint.ts';
import { getCustomer, removeAccount, updateProfile } from './account.ts';
import { listItemsForMe, updateInterests } from './interests.ts';

export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  getCustomer,
  updateProfile,
  removeAccount,
  updateInterests,
  listItemsForMe,
];
