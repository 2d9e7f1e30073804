import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Config } from '#contract/config/config.ts';
import type { Landing } from '#contract/content/landing-shape.ts';
import type { Module } from '#contract/modules/modules.ts';
import { DEFAULT_FLAT, DEFAULT_SECTIONS } from '#server/content/default-landing.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { configQuery } from '#web/config/config.queries.ts';
import { footerQuery, LandingContext, landingQuery } from '#web/content/content.queries.ts';
import { en } from '#web/i18n/en.ts';
import { modulesQuery } from '#web/modules/modules.queries.ts';
import { Providers } from '#web/providers.tsx';
import { emptyMirror, type Mirror } from '#web/session/mirror.ts';
import { serverSession } from '#web/session/session.tsx';

type Shown = {
  /** What the shop says of itself, over a config that is switched off where it can be. */
  config?: Partial<Config>;
  landing?: Landing;
  modules?: readonly Module[];
  /** What the cookie tells the server of the visitor. */
  visitor?: Partial<Mirror>;
  /** The address of the page. */
  path?: string;
};

/** A part of a page as the server writes it, in English, for a shop that says of itself what the test is about. */
export function renderPagePart(part: ReactNode, { landing = NO_LANDING, modules = [], ...shown }: Shown = {}): string {
  const queries = makeQueryClient();
  const nobody = () => Promise.reject(new Error('everything a part needs is given to it'));
  const mirror = { ...emptyMirror, ...shown.visitor };
  queries.setQueryData(configQuery(nobody).queryKey, { ...QUIET_CONFIG, ...shown.config } as Config);
  queries.setQueryData(landingQuery(nobody).queryKey, landing);
  queries.setQueryData(footerQuery(nobody).queryKey, landing);
  queries.setQueryData(modulesQuery(nobody, mirror.zone_ids).queryKey, [...modules]);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[shown.path ?? '/']}>
      <Providers mirror={mirror} messages={en} session={serverSession(mirror)} api={nobody} queries={queries}>
        <LandingContext value={landing}>{part}</LandingContext>
      </Providers>
    </MemoryRouter>,
  );
}

/** The links of what was written: what each says, or is called, and where it leads. */
export const linksIn = (html: string): { name: string; to: string }[] =>
  [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inside = '']) => ({
    name: plainText(attribute(attributes, 'aria-label') ?? inside),
    to: plainText(attribute(attributes, 'href') ?? ''),
  }));

/** What the buttons of it say, or are called. */
export const buttonsIn = (html: string): string[] =>
  [...html.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(([, attributes = '', inside = '']) =>
    plainText(attribute(attributes, 'aria-label') ?? inside),
  );

const attribute = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];

/** The words a reader sees, without what the page is made of. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

const NO_LANDING: Landing = {
  ...DEFAULT_SECTIONS,
  ...DEFAULT_FLAT,
  fixed_footer_description: '',
  fixed_newsletter_title: '',
  fixed_newsletter_sub_title: '',
  download_user_app_links: DEFAULT_SECTIONS.user_app_download_section.download_user_app_links,
};

const QUIET_CONFIG: Partial<Config> = {
  business_name: 'Corner',
  footer_text: 'Since yesterday',
  phone: '+4631000000',
  email: 'hello@example.org',
  address: 'Street 1',
  social_media: [],
  toggle_store_registration: false,
  toggle_dm_registration: false,
  refund_policy: 0,
  cancelation_policy: 0,
  shipping_policy: 0,
};
