import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';
import type { Queries } from './api/load.ts';
import { resultRequestFrom } from './catalog/result-request.ts';
import { type Scope, useScope } from './catalog/scope.ts';
import { useTranslate } from './i18n/i18n.tsx';
import { KIND_PAGES } from './kind-pages.tsx';
import { useSession } from './session/session.tsx';
import { lazySection } from './ui/lazy-section.tsx';
import { lazyWithRetry } from './ui/lazy-with-retry.ts';

const ModuleFirst = lazySection(() => import('./home/module-first.tsx'), <div className="min-h-120" />);
const OrderPrompts = lazyWithRetry(() => import('./orders/changes/order-prompts.tsx'));

const kindOf = ({ module_type }: { module_type: ModuleType }) => KIND_PAGES[MODULE_PROFILES[module_type].kind];

/** What the address shows: a search, a category or a list, or else the home of the chosen module. */
export async function prefetchModulePage(scope: Scope, { url }: { url: string }): Promise<Queries> {
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

/** The home of the chosen module, or the results that the address asks for, for somebody whose place is known. */
export function ModulePage() {
  const t = useTranslate();
  const { module } = useScope();
  const [params] = useSearchParams();
  // Results may not be hydrated yet: their props keep their identity as long as the address is the same.
  const resultRequest = useMemo(() => resultRequestFrom(params), [params]);
  const isSignedIn = useSession((session) => session.token !== null);
  const pages = module && kindOf(module);

  return (
    <>
      {!pages ? (
        <ModuleFirst />
      ) : resultRequest ? (
        <pages.Results request={resultRequest} />
      ) : (
        <>
          <h1 className="sr-only">{t(`home.title.${module.module_type}`)}</h1>
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
