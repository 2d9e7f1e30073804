import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Landing } from '#contract/content/landing-shape.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';

/** The contract of these pages is long and a page comes with its answers: the browser fetches it when it asks itself. */
const contract = () => import('#contract/content/content.ts');

export const landingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['landing'],
    queryFn: async ({ signal }) => api((await contract()).getLanding, {}, signal),
  });

export const useLandingOfPage = (): Landing => useSuspenseQuery(landingQuery(useApi())).data;

/** For the sections of the page: a query of its own for each of a dozen was a fiftieth of its cost. */
export const LandingContext = createContext<Landing | null>(null);

/** In a section of the landing page, which is drawn nowhere else. */
export const useLanding = () => use(LandingContext) as Landing;

/** The little of the landing page that stands at the foot of every page; the rest of it need not travel along. */
export const footerQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['footer'],
    queryFn: async ({ signal }) => {
      const landing = await api((await contract()).getLanding, {}, signal);
      const { fixed_footer_description, fixed_newsletter_title, fixed_newsletter_sub_title, download_user_app_links } =
        landing;
      return { fixed_footer_description, fixed_newsletter_title, fixed_newsletter_sub_title, download_user_app_links };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useFooterTexts = () => useSuspenseQuery(footerQuery(useApi())).data;

const TEXT_PAGES = {
  'about-us': 'getAboutUs',
  'terms-and-conditions': 'getTerms',
  'privacy-policy': 'getPrivacyPolicy',
  'refund-policy': 'getRefundPolicy',
  'cancellation-policy': 'getCancellationPolicy',
  'shipping-policy': 'getShippingPolicy',
} as const;

export type TextPageName = keyof typeof TEXT_PAGES;

export const textPageQuery = (api: ApiClient, page: TextPageName) =>
  queryOptions({
    queryKey: ['text-page', page],
    queryFn: async ({ signal }) => api((await contract())[TEXT_PAGES[page]], {}, signal),
  });

export const useTextPage = (page: TextPageName) => useSuspenseQuery(textPageQuery(useApi(), page)).data;
