import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { categoriesQuery } from '#web/catalog/catalog.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { CategoryList } from '#web/listing/categories/category-list.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import type { Route } from './+types/categories';

export const handle = { rail: true, query: [] } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) =>
  loadOnServer(context, (queries, api) => [queries.fetchQuery(categoriesQuery(api, pageRequestOf(context).mirror))]);

/** Does not wait for the answers: the page is there at once, with a place held for each tile. */
export async function clientLoader() {
  const { queries, api, session } = browser();
  void queries.prefetchQuery(categoriesQuery(api, mirrorOf(session.get())));
  return null;
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <Loaded answers={loaderData}>
      <PageHead title={t('categories.title')} description={t('categories.text')} path="/categories" />
      <CategoryList />
    </Loaded>
  );
}
