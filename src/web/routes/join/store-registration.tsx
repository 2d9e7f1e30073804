import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { landingQuery, useLandingOfPage } from '#web/content/content.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { takesStores } from '#web/join/join-links.ts';
import { Logo } from '#web/shell/header/logo.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Route } from './+types/store-registration';

export const handle = { query: ['active', 'step', 'flag'] } satisfies PageHandle;

const StoreWelcome = lazySection(() => import('#web/join/store/store-welcome.tsx'));
const StoreWaiting = lazySection(() => import('#web/join/store/store-waiting.tsx'));
const NotOffered = lazySection(() => import('#web/join/parts/not-offered.tsx'));
const StorePage = lazyWithRetry(() => import('#web/join/store/store-page.tsx'));

const ask: Queries = (queries, api) => [queries.fetchQuery(landingQuery(api))];

export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, ask);
export const clientLoader = () => loadInBrowser(ask);

export default function StoreRegistration({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <Loaded answers={loaderData}>
      <PageHead title={t('join.store.page')} description={t('join.welcome.text')} path="/store-registration" />
      <Content />
    </Loaded>
  );
}

/** What was typed before only the browser knows; the frame around it is there from the first byte. */
function Content() {
  const t = useTranslate();
  const config = useConfig();
  const landing = useLandingOfPage();
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const isForm = query.get('active') === 'active' || query.has('flag');

  const invitation = useMemo(
    () => ({
      title: landing.module_vendor_registration_data_title,
      text: landing.module_vendor_registration_data_sub_title,
      button: landing.module_vendor_registration_data_button_title,
      picture: landing.module_vendor_registration_data_image,
    }),
    [landing],
  );

  if (!takesStores({ config })) return <NotOffered title={t('join.closed.store')} text={t('join.closed_text')} />;
  if (!isForm) return <StoreWelcome invitation={invitation} />;
  const waiting = <StoreWaiting Logo={Logo} />;
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <StorePage Logo={Logo} />
    </Suspense>
  );
}
