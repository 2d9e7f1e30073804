import type { Endpoint } from '../endpoint.ts';
import { getCustomer, removeAccount, updateProfile } from './account.ts';
import { listItemsForMe } from './interests.ts';
import { updateInterests } from './interests.ts';

export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  getCustomer,
  updateProfile,
  removeAccount,
  updateInterests,
  listItemsForMe,
];
