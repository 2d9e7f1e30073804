import type { Endpoint } from '../endpoint.ts';
import { addAddress, listAddresses, removeAddress, updateAddress } from './addresses.ts';

export const ADDRESSES_ENDPOINTS: readonly Endpoint[] = [listAddresses, addAddress, updateAddress, removeAddress];
