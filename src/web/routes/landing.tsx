import { Suspense } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { LandingContext, landingQuery, useLandingOfPage } from '#web/content/content.queries.ts';
import { LandingHero } from '#web/content/landing/landing-hero.tsx';
import { OtherWays } from '#web/location/other-ways.tsx';
import { PlaceEntry } from '#web/location/place-entry.tsx';
import { useModules } from '#web/modules/modules.queries.ts';
import { useConsentIsOpen } from '#web/session/remembered/consent.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Route } from './+types/landing';

const LandingSections = lazySection(() => import('#web/content/landing/landing-sections.tsx'));
const CookieBar = lazyWithRetry(() => import('#web/content/cookie-bar.tsx'));

const ask: Queries = (queries, api) => [queries.fetchQuery(landingQuery(api))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Landing />
    </Loaded>
  );
}

function Landing() {
  const config = useConfig();
  const landing = useLandingOfPage();
  const { meta_title, meta_description, meta_image_full_url } = landing;
  const modules = useModules();

  return (
    <LandingContext value={landing}>
      <PageHead title={meta_title} description={meta_description} path="/" image={meta_image_full_url} />
      <LandingHero
        search={<PlaceEntry />}
        ways={<OtherWays />}
        places={modules.reduce((sum, { stores_count }) => sum + stores_count, 0)}
        freeDeliveryOver={config.free_delivery_over === null ? null : formatMoney(config.free_delivery_over, config)}
      />
      <LandingSections />
      <CookieConsent />
    </LandingContext>
  );
}

function CookieConsent() {
  return <Suspense fallback={null}>{useConsentIsOpen() && <CookieBar />}</Suspense>;
}
