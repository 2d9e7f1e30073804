import { listDeliveryVehicles, listOfflinePaymentMethods } from './checkout.ts';
import { getConfig, listAnalyticScripts } from './config.ts';
import {
  getAboutUs,
  getCancellationPolicy,
  getLanding,
  getPageMeta,
  getPrivacyPolicy,
  getRefundPolicy,
  getShippingPolicy,
  getTerms,
  listTestimonials,
  subscribeToNewsletter,
} from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { requestGuest } from './guests.ts';
import {
  checkZone,
  findDirections,
  findZones,
  listZones,
  measureDistance,
  placeDetails,
  reverseGeocode,
  searchPlaces,
} from './location.ts';
import { listModules } from './modules.ts';

/** Every call of the API. The document, the server and the access table all read this list. */
export const ENDPOINTS: readonly Endpoint[] = [
  getConfig,
  listAnalyticScripts,
  listModules,
  findZones,
  listZones,
  checkZone,
  reverseGeocode,
  searchPlaces,
  placeDetails,
  measureDistance,
  findDirections,
  getLanding,
  listTestimonials,
  getPageMeta,
  getTerms,
  getAboutUs,
  getPrivacyPolicy,
  getRefundPolicy,
  getShippingPolicy,
  getCancellationPolicy,
  subscribeToNewsletter,
  requestGuest,
  listOfflinePaymentMethods,
  listDeliveryVehicles,
];
