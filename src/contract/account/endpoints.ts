import type { Endpoint } from '../endpoint.ts';
import { getCustomer, removeAccount, updateInterests, updateProfile } from './account.ts';

export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [getCustomer, updateProfile, removeAccount, updateInterests];
