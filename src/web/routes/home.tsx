import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { resultRequestFrom } from '#web/catalog/result-request.ts';
import { type Scope, useScope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { LIST_QUERY } from '#web/listing/filters/list-filter.ts';
import { useSession } from '#web/session/session.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { KIND_PAGES } from '../kind-pages.tsx';
import type { Route } from './+types/home';

/** What of its address the page depends on; the rest makes no other page. */
export const handle = {
  query: ['search', 'name', 'data_type', 'id', 'module_id', 'store_type', 'order_type', ...LIST_QUERY],
};

const PlaceFirst = lazySection(() => import('#web/home/place-first.tsx'), <div className="min-h-120" />);
const ModuleFirst = lazySection(() => import('#web/home/module-first.tsx'), <div className="min-h-120" />);
const OrderPrompts = lazyWithRetry(() => import('#web/orders/changes/order-prompts.tsx'));

const kindOf = ({ module_type }: { module_type: ModuleType }) => KIND_PAGES[MODULE_PROFILES[module_type].kind];

/** What the address shows: a search, a category or a list, or else the home of the chosen module. */
async function prefetchPage(scope: Scope, { url }: Request): Promise<Queries> {
  const params = new URL(url).searchParams;
  const request = resultRequestFrom(params);
  if (!scope.module || scope.zone_ids.length === 0) return () => [];
  if (!request) {
    const prefetchHome = await kindOf(scope.module).prefetchHome();
    return (queries, api) => prefetchHome(queries, api, scope, params);
  }
  const prefetchResults = await kindOf(scope.module).prefetchResults();
  return (queries, api) => prefetchResults(queries, api, scope, request, params);
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  loadOnServer(context, await prefetchPage(pageRequestOf(context).mirror, request));

/** Does not wait for the answers: the page is there at once, with a place held for each part. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  void prefetchPage(mirrorOf(session.get()), request).then((load) => load(queries, api));
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
  // Results may not be hydrated yet: their props keep their identity as long as the address is the same.
  const resultRequest = useMemo(() => resultRequestFrom(params), [params]);
  const isSignedIn = useSession((session) => session.token !== null);
  const pages = module && kindOf(module);
  const title = t(module ? `home.title.${module.module_type}` : 'home.no_module');

  return (
    <>
      <PageHead title={title} description={t('home.description')} path="/home" noindex={resultRequest !== null} />
      {zone_ids.length === 0 ? (
        <PlaceFirst />
      ) : !pages ? (
        <ModuleFirst />
      ) : resultRequest ? (
        <pages.Results request={resultRequest} />
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <pages.Home />
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
