import type { Endpoint } from '../endpoint.ts';
import { getCustomer, removeAccount, updateProfile } from './account.ts';
import { listItemsForMe, updateInterests } from './interests.ts';
import {
  confirmSession,
  endAllSessions,
  endOneSession,
  getConfirmation,
  getOwnData,
  getRemoval,
  listSessions,
  sendConfirmationCode,
} from './security.ts';

export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  getCustomer,
  updateProfile,
  removeAccount,
  getRemoval,
  listSessions,
  endOneSession,
  endAllSessions,
  getConfirmation,
  sendConfirmationCode,
  confirmSession,
  getOwnData,
  updateInterests,
  listItemsForMe,
];
