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
} from '#contract/content/content.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { landingFor, testimonials } from './landing.service.ts';
import { subscribe } from './newsletter.service.ts';
import { metaOf, textPage } from './pages.service.ts';

export const contentRoutes = (deps: Deps) => [
  route(getLanding, ({ language }) => landingFor(deps, language)),
  route(listTestimonials, ({ language }) => testimonials(deps, language)),
  route(getPageMeta, ({ query, language }) => metaOf(deps, query.page_name, language)),
  route(getTerms, ({ language }) => textPage(deps, 'terms-and-conditions', language)),
  route(getAboutUs, ({ language }) => textPage(deps, 'about-us', language)),
  route(getPrivacyPolicy, ({ language }) => textPage(deps, 'privacy-policy', language)),
  route(getRefundPolicy, ({ language }) => textPage(deps, 'refund-policy', language)),
  route(getShippingPolicy, ({ language }) => textPage(deps, 'shipping-policy', language)),
  route(getCancellationPolicy, ({ language }) => textPage(deps, 'cancellation-policy', language)),
  route(subscribeToNewsletter, async ({ body, language }) => {
    await subscribe(deps, body.email);
    return { message: say(language, 'newsletter.subscribed') };
  }),
];
