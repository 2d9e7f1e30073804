import { useQuery } from '@tanstack/react-query';
import { Navigate, redirect, useParams } from 'react-router';
import { profileOf } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import { isGone } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { breadcrumbSchema } from '#web/catalog/links/breadcrumb-schema.ts';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { MODULE_KINDS } from '#web/kinds.ts';
import { filterFrom, LIST_QUERY } from '#web/listing/filters/list-filter.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { JsonLd } from '#web/shell/pages/json-ld.tsx';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import { useOrigin, useSite } from '#web/shell/pages/use-origin.ts';
import { prefetchStore, type StoreRequest, storeQuery } from '#web/store/store.queries.ts';
import { storeCover, storeSchema } from '#web/store/store-schema.ts';
import { StoreSkeleton } from '#web/store/store-skeleton.tsx';
import type { StoreView } from '#web/store/store-view.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Route } from './+types/store';

export const handle = { rail: true, ownHead: 'phone', query: ['search', ...LIST_QUERY] } satisfies PageHandle;

const StorePage = lazySection(() => import('#web/store/store-page.tsx'), <StoreSkeleton />);

const StoreChat = lazyWithRetry(() => import('#web/chat/store-chat.tsx'));

function storeRequestOf(request: Request, id: string): StoreRequest {
  const { searchParams } = new URL(request.url);
  return { id, text: searchParams.get('search')?.trim() ?? '', filter: filterFrom(searchParams) };
}

/** A provider of vehicles is a store to the same call; its page is elsewhere. */
function pageElsewhere(store: StoreView): string | null {
  const path = MODULE_KINDS[profileOf(store.module_type).kind].storePath(store);
  return path.startsWith('/store/') ? null : path;
}

function leadElsewhere(store: StoreView) {
  const path = pageElsewhere(store);
  if (path) throw redirect(path, 301);
}

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadOnServer(context, (queries, api) => [
    prefetchStore(queries, api, pageRequestOf(context).mirror, storeRequestOf(request, params.id)).then(leadElsewhere),
  ]);

/** Does not wait for the answers: the page is there at once, with a place held for each part. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  // What is missing or failed, the page itself says.
  prefetchStore(queries, api, mirrorOf(session.get()), storeRequestOf(request, params.id)).catch(() => {});
  return null;
}

export default function StoreRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Store />
    </Loaded>
  );
}

function Store() {
  const { language } = useI18n();
  const { id = '' } = useParams();
  const { data: store, error } = useQuery(storeQuery(useApi(), { language }, id));
  const elsewhere = store && pageElsewhere(store);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  if (store)
    return (
      <>
        <StoreHeadTags store={store} />
        <StorePage key={store.id} store={store} Action={StoreChat} />
      </>
    );
  if (!error) return <StoreSkeleton />;
  return isGone(error) ? <PageMissing inShell /> : <PageFailed inShell />;
}

function StoreHeadTags({ store }: { store: StoreView }) {
  const { t } = useI18n();
  const origin = useOrigin();
  const site = useSite();
  const path = `/store/${store.slug}`;
  return (
    <>
      <PageHead
        title={store.meta_title ?? store.name}
        description={store.meta_description ?? t('store.description', { name: store.name, address: store.address })}
        path={path}
        image={storeCover(store)}
      />
      <JsonLd
        data={{
          '@graph': [
            storeSchema(store, `${site}${path}`, origin),
            breadcrumbSchema(
              [
                { text: t('nav.home'), to: '/home' },
                { text: store.name, to: path },
              ],
              site,
            ),
          ],
        }}
      />
    </>
  );
}
