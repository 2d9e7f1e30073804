import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { pictureFile } from '#contract/media/media.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import type { ApiClient } from '#web/api/client.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { configQuery } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import { planFromSearch } from '#web/rental/plan/plan-address.ts';
import { providerQuery, providerReviewsQuery, providerVehiclesQuery } from '#web/rental/provider/provider.queries.ts';
import { providerAddress } from '#web/rental/provider/provider-address.ts';
import { SEARCH_QUERY } from '#web/rental/search/search-query.ts';
import { choiceFrom } from '#web/rental/search/vehicle-search-address.ts';
import type { Mirror } from '#web/session/mirror.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import { StoreSkeleton } from '#web/store/store-skeleton.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/provider-details';

/** What of its address the page depends on: filters and trip, as in the search. */
export const handle = { ownHead: 'phone', query: SEARCH_QUERY } satisfies PageHandle;

const ProviderPage = lazySection(() => import('#web/rental/provider/provider-page.tsx'), <StoreSkeleton />);

const ProviderSchema = lazySection(() => import('./provider-details-schema.tsx'));

type ProviderRequest = { scope: Pick<Mirror, 'language'>; id: string; params: URLSearchParams };

/** The provider must be there; what it rents out and what is said of it may fail without failing the page. */
async function prefetchProvider(queries: QueryClient, api: ApiClient, { scope, id, params }: ProviderRequest) {
  const [provider, { timezone }] = await Promise.all([
    queries.fetchQuery(providerQuery(api, scope, id)),
    queries.ensureQueryData(configQuery(api)),
  ]);
  const request = { plan: planFromSearch(params), choice: choiceFrom(params), timezone };
  await Promise.all([
    queries.prefetchInfiniteQuery(providerVehiclesQuery(api, scope, provider, request)),
    queries.prefetchInfiniteQuery(providerReviewsQuery(api, scope, provider.slug || String(provider.id))),
  ]);
}

const paramsOf = (request: Request) => new URL(request.url).searchParams;

export const loader = ({ context, request, params: { id } }: Route.LoaderArgs) =>
  loadOnServer(context, (queries, api) => [
    prefetchProvider(queries, api, { scope: pageRequestOf(context).mirror, id, params: paramsOf(request) }),
  ]);

/** Does not wait for the answers: the page is there at once, with a place held for each part. */
export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  // What is missing or failed, the page itself says. Its lists ask for themselves, for the trip of this browser.
  void queries.prefetchQuery(providerQuery(api, mirrorOf(session.get()), id));
  return null;
}

export default function ProviderRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Provider />
    </Loaded>
  );
}

function Provider() {
  const { language } = useI18n();
  const { id = '' } = useParams();
  const { data: provider, error } = useQuery(providerQuery(useApi(), { language }, id));
  if (provider)
    return (
      <>
        <PageHead
          title={provider.meta_title ?? provider.name}
          description={provider.meta_description ?? `${provider.name} · ${provider.tagline} · ${provider.address}`}
          path={providerAddress(provider)}
          image={pictureFile(provider.cover_photo, '5x3', 1280)}
        />
        <ProviderPage key={provider.id} provider={provider} />
        <ProviderSchema provider={provider} />
      </>
    );
  if (!error) return <StoreSkeleton />;
  return error instanceof ApiError && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}
