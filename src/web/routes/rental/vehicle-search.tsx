import { useEffect } from 'react';
import { moduleAt } from '#domain/modules/module-address.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { addressModule } from '#web/modules/addressed-module.ts';
import { enterModule } from '#web/modules/enter-module.ts';
import { ModuleElsewhere } from '#web/modules/module-elsewhere-section.tsx';
import { modulesQuery, useModules } from '#web/modules/modules.queries.ts';
import { SEARCH_QUERY } from '#web/rental/search/search-query.ts';
import { prefetchSearch } from '#web/rental/search/vehicle-search.queries.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/vehicle-search';

export const handle = { query: SEARCH_QUERY } satisfies PageHandle;

const VehicleSearchPage = lazySection(
  () => import('#web/rental/search/vehicle-search-page.tsx'),
  <div className="min-h-dvh" />,
);

/** The first word of the address is the module's. */
const MODULE = 'rental';

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    await addressModule(pageRequestOf(context), MODULE);
    return next();
  },
];

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { addressed, mirror } = pageRequestOf(context);
  return loadOnServer(context, (queries, api) =>
    addressed === 'offered' ? prefetchSearch(queries, api, mirror, new URL(request.url).searchParams) : [],
  );
};

/** Does not wait for the answers: the page is there at once, with a place held for each part. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  const module = moduleAt(await queries.ensureQueryData(modulesQuery(api, session.get().zoneid)), MODULE);
  // Whoever has gone on meanwhile is in another module already.
  if (!module || request.signal.aborted) return null;
  enterModule(session, module);
  import('#web/rental/search/vehicle-search.queries.ts')
    .then((search) =>
      Promise.all(search.prefetchSearch(queries, api, mirrorOf(session.get()), new URL(request.url).searchParams)),
    )
    .catch(() => {});
  return null;
}

export default function VehicleSearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <VehicleSearch />
    </Loaded>
  );
}

function VehicleSearch() {
  const t = useTranslate();
  const store = useSessionStore();
  const module = moduleAt(useModules(), MODULE);

  // A page of a first visit comes from the server, which stores nothing.
  useEffect(() => {
    if (module && window.location.pathname.includes('/rental/vehicle-search')) enterModule(store, module);
  }, [store, module]);

  return (
    <>
      <PageHead
        title={t('rental.search_title')}
        description={t('rental.search_description')}
        path="/rental/vehicle-search"
      />
      {module ? <VehicleSearchPage /> : <ModuleElsewhere />}
    </>
  );
}
