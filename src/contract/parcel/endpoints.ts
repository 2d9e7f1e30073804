import type { Endpoint } from '../endpoint.ts';
import { followParcel, watchParcel } from './follow.ts';
import { getVideoContent, listParcelCategories, listReasons } from './parcel.ts';
import {
  confirmParcelReturn,
  listParcelCancellationReasons,
  payParcelReturn,
  payParcelReturnFromWallet,
} from './returns.ts';
import { getSentParcel, listParcelInstructions, listRecentReceivers, quoteParcel } from './sending.ts';

export const PARCEL_ENDPOINTS: readonly Endpoint[] = [
  listReasons,
  getVideoContent,
  listParcelCategories,
  followParcel,
  watchParcel,
  confirmParcelReturn,
  payParcelReturn,
  payParcelReturnFromWallet,
  listParcelCancellationReasons,
  quoteParcel,
  listParcelInstructions,
  listRecentReceivers,
  getSentParcel,
];
