import { ApiError } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer, type Queries } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { type ItemName, itemNameIn, itemQuery } from '#web/catalog/item-details.queries.ts';
import { itemImageUrl } from '#web/catalog/item-image.ts';
import { canonicalPath } from '#web/catalog/links/product-address.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { relatedItemsQuery, storeItemsQuery } from '#web/item/item.queries.ts';
import { ItemSkeleton } from '#web/item/page/item-skeleton.tsx';
import { useAddressedItem } from '#web/item/use-addressed-item.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageFailed } from '#web/shell/pages/page-failed.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { PageMissing } from '#web/shell/pages/page-missing.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/product';

// Where the tab bar would be the buttons stand that put it into the cart.
export const handle = { ownBottomBar: true, query: ['campaign'] } satisfies PageHandle;

const ItemPage = lazySection(
  async () => ({ default: (await import('./product-parts.ts')).ItemPage }),
  <ItemSkeleton />,
);
const ProductBelow = lazySection(async () => ({ default: (await import('./product-parts.ts')).ProductBelow }));

/** The item, and then what stands beside it: those lists want its number, and the address may only say its slug. */
const ask =
  (scope: Scope, name: ItemName): Queries =>
  (queries, api) => [
    queries.fetchQuery(itemQuery(api, scope, name)).then(async ({ id, isCampaignItem }) => {
      if (isCampaignItem) return;
      await Promise.all([
        queries.prefetchQuery(relatedItemsQuery(api, scope, String(id))),
        queries.prefetchQuery(storeItemsQuery(api, scope, String(id))),
      ]);
    }),
  ];

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  loadOnServer(context, ask(pageRequestOf(context).mirror, itemNameIn(new URL(request.url).searchParams, params.id)));

/** Asks and does not wait: the page is there at once, with a place held for each part. The lists ask for themselves. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  const name = itemNameIn(new URL(request.url).searchParams, params.id);
  // What is missing or failed, the page itself says.
  void queries.prefetchQuery(itemQuery(api, mirrorOf(session.get()), name));
  return null;
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Loaded answers={loaderData}>
      <Product />
    </Loaded>
  );
}

function Product() {
  const config = useConfig();
  const { data: item, dataUpdatedAt, error } = useAddressedItem();
  if (item)
    return (
      <>
        <PageHead
          title={item.meta_title ?? `${item.name} · ${item.store_name}`}
          description={item.meta_description ?? item.description}
          path={canonicalPath(item)}
          image={itemImageUrl(item, config)}
        />
        <ItemPage key={item.id} item={item} madeAt={dataUpdatedAt} />
        <ProductBelow />
      </>
    );
  if (!error) return <ItemSkeleton />;
  return error instanceof ApiError && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}
