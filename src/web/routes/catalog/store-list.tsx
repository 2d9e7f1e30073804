import { useLocation } from 'react-router';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { storesQuery } from '#web/catalog/catalog.queries.ts';
import { useScope } from '#web/catalog/scope.ts';
import ModuleFirst from '#web/home/module-first.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { type StoreListName, storeListWords } from '#web/listing/store-list-words.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/store-list';

const StoreList = lazySection(() => import('#web/listing/store-list.tsx'), <div className="min-h-dvh" />);

/** /store/latest and /store/popular: the last part of the address is the list's name. */
const listOf = (path: string): StoreListName => (/\/latest(\.data)?\/?$/.test(path) ? 'latest' : 'popular');

export const handle = { rail: true, query: [] } satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const scope = pageRequestOf(context).mirror;
  const list = listOf(new URL(request.url).pathname);
  return loadOnServer(context, (queries, api) =>
    scope.module ? [queries.fetchQuery(storesQuery(api, scope, list))] : [],
  );
};

/** Does not wait for the answers: the page is there at once, with a place held for each card. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  const scope = mirrorOf(session.get());
  if (scope.module) void queries.prefetchQuery(storesQuery(api, scope, listOf(new URL(request.url).pathname)));
  return null;
}

export default function StoreListRoute({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { module } = useScope();
  const list = listOf(useLocation().pathname);
  const { title, text } = storeListWords(list);
  return (
    <Loaded answers={loaderData}>
      <PageHead title={t(title)} description={t(text)} path={`/store/${list}`} />
      {module ? <StoreList list={list} /> : <ModuleFirst />}
    </Loaded>
  );
}
