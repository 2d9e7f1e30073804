import type { Endpoint } from '../endpoint.ts';
import { getCustomer, removeAccount, updateProfile, updateZone } from './account.ts';
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
  updateZone,
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
