import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pictureUrl, shortText } from '../wire.ts';
import { landingShape, testimonialsShape } from './landing-shape.ts';

export const getLanding = endpoint({
  name: 'getLanding',
  feature: 'content',
  summary: 'The landing page, section by section',
  method: 'GET',
  path: '/api/v1/react-landing-page',
  access: 'public',
  reply: landingShape,
  lifetime: 'content',
});

export const listTestimonials = endpoint({
  name: 'listTestimonials',
  feature: 'content',
  summary: 'What customers say about us',
  method: 'GET',
  path: '/api/v1/testimonial',
  access: 'public',
  reply: testimonialsShape,
  lifetime: 'content',
});

const pageMetaShape = z.object({
  title: z.string(),
  description: z.string(),
  image_full_url: pictureUrl,
  meta_data: z.array(z.unknown()),
});

export type PageMeta = z.output<typeof pageMetaShape>;

export const getPageMeta = endpoint({
  name: 'getPageMeta',
  feature: 'content',
  summary: 'Title, description and picture of a page, for search engines and shared links; an empty list when unknown',
  method: 'GET',
  path: '/api/v1/get-page-meta-data',
  access: 'public',
  query: z.object({ page_name: shortText(100), id: z.optional(z.string().check(z.maxLength(200))) }),
  reply: z.union([pageMetaShape, z.array(z.never())]),
  lifetime: 'content',
});

/** Pages of text that the business writes itself, by the last part of their path. */
const textPage = (name: string, path: `/api/v1/${string}`, title: string) =>
  endpoint({
    name,
    feature: 'content',
    summary: `${title}, as a bare text of clean HTML; 404 while the page is switched off`,
    method: 'GET',
    path,
    access: 'public',
    reply: z.string(),
    lifetime: 'content',
  });

export const getTerms = textPage('getTerms', '/api/v1/terms-and-conditions', 'Terms and conditions');
export const getAboutUs = textPage('getAboutUs', '/api/v1/about-us', 'About us');
export const getPrivacyPolicy = textPage('getPrivacyPolicy', '/api/v1/privacy-policy', 'Privacy policy');
export const getRefundPolicy = textPage('getRefundPolicy', '/api/v1/refund-policy', 'Refund policy');
export const getShippingPolicy = textPage('getShippingPolicy', '/api/v1/shipping-policy', 'Shipping policy');
/** Spelt so in this interface. */
export const getCancellationPolicy = textPage('getCancellationPolicy', '/api/v1/cancelation', 'Cancellation policy');

export const newsletterEmail = z.pipe(z.string().check(z.trim(), z.maxLength(255)), z.email());

export const subscribeToNewsletter = endpoint({
  name: 'subscribeToNewsletter',
  feature: 'content',
  summary: 'Puts an email address on the newsletter list',
  method: 'POST',
  path: '/api/v1/newsletter/subscribe',
  access: 'public',
  body: z.object({ email: newsletterEmail }),
  reply: z.object({ message: z.string() }),
  perMinute: 60,
});
