import { useEffect } from 'react';
import { data, useHref, useLocation, useParams } from 'react-router';
import { moduleAddress, moduleAt } from '#domain/modules/module-address.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { RESULT_QUERY } from '#web/catalog/links/result-request.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { LIST_QUERY } from '#web/listing/filters/list-filter.ts';
import { addressModule } from '#web/modules/addressed-module.ts';
import { enterModule } from '#web/modules/enter-module.ts';
import { ModuleElsewhere } from '#web/modules/module-elsewhere-section.tsx';
import { modulesQuery, useModules } from '#web/modules/modules.queries.ts';
import { useSession, useSessionStore } from '#web/session/session.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { ModulePage, prefetchModulePage, useModulePage } from '../module-page.tsx';
import type { Route } from './+types/module-home';

export const handle = { rail: true, query: [...RESULT_QUERY, ...LIST_QUERY] } satisfies PageHandle;

const ModuleWelcome = lazySection(() => import('../module-welcome.tsx'), <div className="min-h-120" />);

/** The address says which module this is, whatever the cookie says: before any loader asks for something of a module. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params }, next) => {
    await addressModule(pageRequestOf(context), params.module);
    return next();
  },
];

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { addressed, mirror } = pageRequestOf(context);
  if (!addressed) throw data(null, { status: 404 });
  const load = await prefetchModulePage(mirror, request);
  return loadOnServer(context, addressed === 'offered' ? load : () => []);
};

/** Does not wait for the answers: the page is there at once, with a place held for each part. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  const module = moduleAt(await queries.ensureQueryData(modulesQuery(api, session.get().zoneid)), params.module);
  // Whoever has gone on meanwhile is in another module already.
  if (!module || request.signal.aborted) return null;
  enterModule(session, module);
  void prefetchModulePage(mirrorOf(session.get()), request).then((load) => load(queries, api));
  return null;
}

export default function ModuleHomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <ModuleHome />
    </Loaded>
  );
}

function ModuleHome() {
  const t = useTranslate();
  const { module: name = '' } = useParams();
  const pathname = useHref(useLocation().pathname);
  const store = useSessionStore();
  const hasPlace = useSession(({ zoneid }) => zoneid.length > 0);
  const module = moduleAt(useModules(), name);
  const { resultRequest } = useModulePage();

  // A page of a first visit comes from the server, which stores nothing. One that Back has just left chooses nothing.
  useEffect(() => {
    if (module && window.location.pathname === pathname) enterModule(store, module);
  }, [store, module, pathname]);

  if (!module) return <ModuleElsewhere />;
  const title = t(`home.title.${module.module_type}`);
  return (
    <>
      <PageHead
        // Two modules of one type are told apart by their names.
        title={module.slug === module.module_type ? title : `${module.module_name} · ${title}`}
        description={module.description || t('home.description')}
        path={moduleAddress(module)}
      />
      {hasPlace || resultRequest ? <ModulePage /> : <ModuleWelcome module={module} title={title} />}
    </>
  );
}
