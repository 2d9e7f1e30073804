import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Config } from '#contract/config/config.ts';
import type { Landing } from '#contract/content/landing-shape.ts';
import { makeQueryClient } from '#web/api/query-client.ts';
import { configQuery } from '#web/config/config.queries.ts';
import { footerQuery, landingQuery } from '#web/content/content.queries.ts';
import { en } from '#web/i18n/en.ts';
import { Providers } from '#web/providers.tsx';
import { emptyMirror } from '#web/session/mirror.ts';
import { serverSession } from '#web/session/session.tsx';

/** A part of a page as the server writes it, in English, for a shop that says of itself what the test is about. */
export function renderPagePart(part: ReactNode, shop: { config?: Partial<Config>; landing: Landing }): string {
  const queries = makeQueryClient();
  const nobody = () => Promise.reject(new Error('everything a part needs is given to it'));
  queries.setQueryData(configQuery(nobody).queryKey, { ...QUIET_CONFIG, ...shop.config } as Config);
  queries.setQueryData(landingQuery(nobody).queryKey, shop.landing);
  queries.setQueryData(footerQuery(nobody).queryKey, shop.landing);
  return renderToStaticMarkup(
    <MemoryRouter>
      <Providers mirror={emptyMirror} messages={en} session={serverSession(emptyMirror)} api={nobody} queries={queries}>
        {part}
      </Providers>
    </MemoryRouter>,
  );
}

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
