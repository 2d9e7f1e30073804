import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { wantedFrom } from '#web/catalog/result-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import { HomeSections } from '#web/home/home-sections.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useSession } from '#web/session/session.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Route } from './+types/home';

const PlaceFirst = lazySection(() => import('#web/home/place-first.tsx'), <div className="min-h-120" />);
const ModuleFirst = lazySection(() => import('#web/home/module-first.tsx'), <div className="min-h-120" />);
const Results = lazySection(() => import('#web/listing/results.tsx'), <div className="min-h-dvh" />);
const OrderPrompts = lazyWithRetry(() => import('#web/orders/changes/order-prompts.tsx'));

// Fetched on their own: a first visit brings its answers along and needs no questions.
const questions = () => import('#web/home/home.queries.ts');

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  loadOnServer(context, (await questions()).askHome(pageRequestOf(context).mirror, request));

/** Asks and does not wait: the page is there at once, with a place held for each part. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  void questions().then(({ askHome }) => askHome(mirrorOf(session.get()), request)(queries, api));
  return null;
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Home />
    </Loaded>
  );
}

function Home() {
  const t = useTranslate();
  const { module, zone_ids } = useScope();
  const [params] = useSearchParams();
  const resultRequest = wantedFrom(params);
  const isSignedIn = useSession((session) => session.token !== null);
  const title = t(module ? `home.title.${module.module_type}` : 'home.no_module');

  return (
    <>
      <PageHead title={title} description={t('home.description')} path="/home" noindex={resultRequest !== null} />
      {zone_ids.length === 0 ? (
        <PlaceFirst />
      ) : !module ? (
        <ModuleFirst />
      ) : resultRequest ? (
        <Results />
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <HomeSections />
        </>
      )}
      {isSignedIn && (
        <Suspense fallback={null}>
          <OrderPrompts />
        </Suspense>
      )}
    </>
  );
}
