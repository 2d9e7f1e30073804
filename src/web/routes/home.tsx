import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { RESULT_QUERY, resultRequestFrom } from '#web/catalog/links/result-request.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { LIST_QUERY } from '#web/listing/filters/list-filter.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { ModulePage, prefetchModulePage, useModulePage } from '../module-page.tsx';
import type { Route } from './+types/home';

export const handle = { rail: true, query: [...RESULT_QUERY, ...LIST_QUERY] } satisfies PageHandle;

const PlaceFirst = lazySection(() => import('#web/home/place-first.tsx'), <div className="min-h-120" />);

/** The home of whoever has no place leads to the start page; what a link looks for is shown anywhere. */
const prefetch = async (scope: Scope, request: Request) =>
  scope.zone_ids.length === 0 && !resultRequestFrom(new URL(request.url).searchParams)
    ? () => []
    : prefetchModulePage(scope, request);

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  loadOnServer(context, await prefetch(pageRequestOf(context).mirror, request));

/** Does not wait for the answers: the page is there at once, with a place held for each part. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  void prefetch(mirrorOf(session.get()), request).then((load) => load(queries, api));
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
  const { resultRequest, scope } = useModulePage();
  const { module, zone_ids } = scope;
  const title = t(module ? `home.title.${module.module_type}` : 'home.no_module');

  return (
    <>
      <PageHead title={title} description={t('home.description')} path="/home" noindex={resultRequest !== null} />
      {zone_ids.length === 0 && !(resultRequest && module) ? <PlaceFirst /> : <ModulePage />}
    </>
  );
}
