import type { Endpoint } from '../endpoint.ts';
import { getVideoContent, listParcelCategories, listReasons } from './parcel.ts';
import { getSentParcel, listParcelInstructions, listRecentReceivers, quoteParcel } from './sending.ts';

export const PARCEL_ENDPOINTS: readonly Endpoint[] = [
  listReasons,
  getVideoContent,
  listParcelCategories,
  quoteParcel,
  listParcelInstructions,
  listRecentReceivers,
  getSentParcel,
];
