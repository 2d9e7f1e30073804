import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';
import { browser } from '#web/api/browser.ts';
import type { ApiClient } from '#web/api/client.ts';
import { loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { addressedModule, addressedScope, useAddressedScope } from '#web/catalog/addressed-scope.ts';
import type { ResultRequest } from '#web/catalog/list-names.ts';
import { resultRequestFrom } from '#web/catalog/result-request.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { useModuleOf } from '#web/catalog/use-module-of.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { modulesQuery, useModules } from '#web/modules/modules.queries.ts';
import { useSession } from '#web/session/session.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { KIND_PAGES } from '../kind-pages.tsx';
import type { Route } from './+types/home';

const PlaceFirst = lazySection(() => import('#web/home/place-first.tsx'), <div className="min-h-120" />);
const ModuleFirst = lazySection(() => import('#web/home/module-first.tsx'), <div className="min-h-120" />);
const OrderPrompts = lazyWithRetry(() => import('#web/orders/changes/order-prompts.tsx'));

/** The home itself is the chosen module's. */
const NO_LINK = new URLSearchParams();

const kindOf = ({ module_type }: { module_type: ModuleType }) => KIND_PAGES[MODULE_PROFILES[module_type].kind];

/** What the address shows: a search, a category or a list, or else the home of the chosen module. */
async function prefetchPage(scope: Scope, { url }: Request): Promise<Queries> {
  const params = new URL(url).searchParams;
  const request = resultRequestFrom(params);
  if (scope.zone_ids.length === 0) return () => [];
  if (request) return (queries, api) => [prefetchResults(queries, api, scope, request, params)];
  if (!scope.module) return () => [];
  const prefetchHome = await kindOf(scope.module).prefetchHome();
  return (queries, api) => prefetchHome(queries, api, scope, params);
}

/** In the module that the address names; the root asks for the modules as well, and they are asked for once. */
async function prefetchResults(
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  request: ResultRequest,
  params: URLSearchParams,
) {
  const modules = params.has('module_id') ? await queries.fetchQuery(modulesQuery(api, scope.zone_ids)) : [];
  const own = addressedScope(scope, params, modules);
  if (!own.module) return;
  const prefetch = await kindOf(own.module).prefetchResults();
  await Promise.all(prefetch(queries, api, own, request, params));
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
  const [params] = useSearchParams();
  const modules = useModules();
  // Results may not be hydrated yet: their props keep their identity as long as the address is the same.
  const resultRequest = useMemo(() => resultRequestFrom(params), [params]);
  const linked = resultRequest && addressedModule(params, modules);
  useModuleOf({ module_id: linked?.id, module_type: linked?.module_type ?? '' });
  const scope = useAddressedScope(resultRequest ? params : NO_LINK, modules);
  const { module, zone_ids } = scope;
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
        <pages.Results request={resultRequest} scope={scope} />
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
