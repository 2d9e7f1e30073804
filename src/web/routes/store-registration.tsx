import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { loadInBrowser, loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { landingQuery, useLanding } from '#web/content/content.queries.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { takesStores } from '#web/join/join-links.ts';
import { JoinSkeleton } from '#web/join/parts/join-skeleton.tsx';
import { NotOffered } from '#web/join/parts/not-offered.tsx';
import { StoreFrame } from '#web/join/store/store-frame.tsx';
import { StoreWelcome } from '#web/join/store/store-welcome.tsx';
import { Logo } from '#web/shell/header/logo.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Route } from './+types/store-registration';

export const handle = { query: ['active', 'step', 'flag'] };

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
  const landing = useLanding();
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const isForm = query.get('active') === 'active' || query.has('flag');

  if (!takesStores({ config })) return <NotOffered title={t('join.closed.store')} text={t('join.closed_text')} />;
  if (!isForm) {
    const invitation = {
      title: landing.module_vendor_registration_data_title,
      text: landing.module_vendor_registration_data_sub_title,
      button: landing.module_vendor_registration_data_button_title,
      picture: landing.module_vendor_registration_data_image,
    };
    return <StoreWelcome invitation={invitation} />;
  }
  const waiting = (
    <StoreFrame logo={<Logo />} step="store">
      <JoinSkeleton />
    </StoreFrame>
  );
  if (!isHydrated) return waiting;
  return (
    <Suspense fallback={waiting}>
      <StorePage logo={<Logo />} />
    </Suspense>
  );
}
