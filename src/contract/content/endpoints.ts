import type { Endpoint } from '../endpoint.ts';
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

export const CONTENT_ENDPOINTS: readonly Endpoint[] = [
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
];
