import type { QueryClient } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';
import type { ApiClient } from './api/client.ts';
import type { Queries } from './api/load.ts';
import { bannersQuery } from './catalog/catalog.queries.ts';
import { addressedModule, addressedScope, useAddressedScope } from './catalog/links/addressed-scope.ts';
import { resultRequestFrom } from './catalog/links/result-request.ts';
import type { ResultRequest } from './catalog/list-names.ts';
import type { Scope } from './catalog/scope.ts';
import { useModuleOf } from './catalog/use-module-of.ts';
import { useTranslate } from './i18n/i18n.tsx';
import { KIND_PAGES } from './kind-pages.tsx';
import { ModuleElsewhere } from './modules/module-elsewhere-section.tsx';
import { modulesQuery, useModules, useModulesQuery } from './modules/modules.queries.ts';
import { useSession } from './session/session.tsx';
import { useIsDrawnHere } from './ui/hydration.ts';
import { lazySection } from './ui/lazy-section.tsx';
import { lazyWithRetry } from './ui/lazy-with-retry.ts';

const ModuleFirst = lazySection(() => import('./home/module-first.tsx'), <div className="min-h-120" />);
const OwnOrderBanner = lazyWithRetry(() => import('./orders/own-order-banner.tsx'));
const OrderPrompts = lazyWithRetry(() => import('./orders/changes/order-prompts.tsx'));

/** The home itself is the chosen module's. */
const NO_LINK = new URLSearchParams();

const kindOf = ({ module_type }: { module_type: ModuleType }) => KIND_PAGES[MODULE_PROFILES[module_type].kind];

/** What the address shows: a search, a category or a list, or else the home of the chosen module. */
export async function prefetchModulePage(scope: Scope, { url }: { url: string }): Promise<Queries> {
  const params = new URL(url).searchParams;
  const request = resultRequestFrom(params);
  if (request) return (queries, api) => [prefetchResults(queries, api, scope, request, params)];
  if (!scope.module) return () => [];
  const prefetchHome = await kindOf(scope.module).prefetchHome();
  return (queries, api) => [
    // Without a place the page begins with the picture of the first banner, whatever kind the module is of.
    ...(scope.zone_ids.length === 0 ? [queries.prefetchQuery(bannersQuery(api, scope))] : []),
    ...prefetchHome(queries, api, scope, params),
  ];
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

/** The results that the address asks for, if it does, and where they are from: results may be linked to from another module. */
export function useModulePage() {
  const [params] = useSearchParams();
  const modules = useModules();
  // Results may not be hydrated yet: their props keep their identity as long as the address is the same.
  const resultRequest = useMemo(() => resultRequestFrom(params), [params]);
  const linked = resultRequest && addressedModule(params, modules);
  const scope = useAddressedScope(resultRequest ? params : NO_LINK, modules);
  return { resultRequest, linked, scope };
}

/** Above every home, for who is signed in. On a page from the server the place is held by a mark of the root element. */
function OwnOrderPlace() {
  const isSignedIn = useSession((session) => session.token !== null);
  // A page that is drawn in the browser can hold the place itself; of the server's page the mark knows.
  const isDrawnHere = useIsDrawnHere();
  return (
    <div className="own-order column">
      {isSignedIn && (
        <Suspense fallback={null}>
          <OwnOrderBanner isHeld={isDrawnHere || document.documentElement.hasAttribute('data-own-order')} />
        </Suspense>
      )}
    </div>
  );
}

/** The home of the chosen module, or the results that the address asks for. */
export function ModulePage() {
  const t = useTranslate();
  const { resultRequest, linked, scope } = useModulePage();
  useModuleOf({ module_id: linked?.id, module_type: linked?.module_type ?? '' });
  const isSignedIn = useSession((session) => session.token !== null);
  const { module } = scope;
  const pages = module && kindOf(module);
  const isGone = useIsGone(module?.id);

  return (
    <>
      {!pages ? (
        <ModuleFirst />
      ) : isGone ? (
        <ModuleElsewhere />
      ) : resultRequest ? (
        <pages.Results request={resultRequest} scope={scope} />
      ) : (
        <>
          <h1 className="sr-only">{t(`home.title.${module.module_type}`)}</h1>
          <OwnOrderPlace />
          <pages.Home />
        </>
      )}
      {isSignedIn && !resultRequest && (
        <Suspense fallback={null}>
          <OrderPrompts />
        </Suspense>
      )}
    </>
  );
}

/** Whether the operator has switched off, since it was chosen, what the shopper is in. */
function useIsGone(id: number | undefined): boolean {
  const { data: offered, isPlaceholderData } = useModulesQuery();
  return id !== undefined && offered !== undefined && !isPlaceholderData && !offered.some((module) => module.id === id);
}
