import type { Endpoint } from '../endpoint.ts';
import { getVideoContent, listParcelCategories, listReasons } from './parcel.ts';

export const PARCEL_ENDPOINTS: readonly Endpoint[] = [listReasons, getVideoContent, listParcelCategories];
