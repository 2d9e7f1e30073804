import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ItemDetails } from '#contract/catalog-items.ts';
import { currencyCode } from '#domain/money/currency-code.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { browser } from '#web/api/browser.ts';
import { loadOnServer, type Questions } from '#web/api/load.ts';
import { pageRequestOf } from '#web/api/page-request.ts';
import { breadcrumbSchema } from '#web/catalog/breadcrumb-schema.ts';
import { type ItemName, itemNameIn, itemQuery } from '#web/catalog/item-details.queries.ts';
import { productPath } from '#web/catalog/product-address.ts';
import { type Scope, useScope } from '#web/catalog/scope.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { relatedItemsQuery, storeItemsQuery } from '#web/item/item.queries.ts';
import { ItemPage } from '#web/item/item-page.tsx';
import { itemPath } from '#web/item/item-path.ts';
import { itemSchema } from '#web/item/item-schema.ts';
import { ItemSkeleton } from '#web/item/item-skeleton.tsx';
import { mirrorOf } from '#web/session/storage.ts';
import { JsonLd } from '#web/shell/json-ld.tsx';
import { PageFailed } from '#web/shell/page-failed.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { PageMissing } from '#web/shell/page-missing.tsx';
import { useOrigin } from '#web/shell/use-origin.ts';
import { whenNear } from '#web/ui/when-near.ts';
import type { Route } from './+types/product';

// Where the tab bar would be the buttons stand that put it into the cart.
export const handle = { ownBottomBar: true };

const ItemNeighbours = lazy(() => whenNear('item-neighbours').then(() => import('#web/item/item-neighbours.tsx')));

// In the HTML from the start, its script comes when one scrolls there. Made once: see landing.tsx.
const neighbours = (
  <div data-part="item-neighbours" className="column pb-(--space-section)">
    <Suspense fallback={null}>
      <ItemNeighbours />
    </Suspense>
  </div>
);

/** The item, and then what stands beside it: those lists want its number, and the address may only say its slug. */
const ask =
  (scope: Scope, name: ItemName): Questions =>
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

/** Asks and does not wait: the page is there at once, with a place held for each part. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { queries, api, session } = browser();
  const name = itemNameIn(new URL(request.url).searchParams, params.id);
  // What is missing or failed, the page itself says.
  for (const answer of ask(mirrorOf(session.get()), name)(queries, api)) answer.catch(() => {});
  return null;
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <Product />
    </HydrationBoundary>
  );
}

function Product() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { data, dataUpdatedAt, error } = useQuery(itemQuery(useApi(), useScope(), itemNameIn(params, id)));
  if (data)
    return (
      <>
        <ProductHead item={data} />
        <ItemPage key={data.id} item={data} madeAt={dataUpdatedAt} />
        {neighbours}
      </>
    );
  if (!error) return <ItemSkeleton />;
  return error instanceof ApiError && error.status === 404 ? <PageMissing inShell /> : <PageFailed inShell />;
}

function ProductHead({ item }: { item: ItemDetails }) {
  const t = useTranslate();
  const origin = useOrigin();
  const { currency_symbol } = useConfig();
  const path = `${productPath(item)}${item.isCampaignItem ? '?campaign=1' : ''}`;
  return (
    <>
      <PageHead
        title={item.meta_title ?? `${item.name} · ${item.store_name}`}
        description={item.meta_description ?? item.description}
        path={path}
        image={item.image_full_url}
      />
      <JsonLd
        data={{
          '@graph': [
            itemSchema(item, origin, currencyCode(currency_symbol)),
            breadcrumbSchema([...itemPath(t, item), { text: item.name, to: path }], origin),
          ],
        }}
      />
    </>
  );
}
