import * as calls from '#contract/catalog/stores.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { storePopularItems } from '../items/popular-items.service.ts';
import { storeBannersFor } from '../offers/offers.service.ts';
import { storeMenu } from './store-menu.service.ts';
import { listStores, storeFor, topOffers } from './stores.service.ts';

const STORE_TYPES = { all: 'popular', newly_joined: 'latest', popular: 'popular', top_rated: 'top-rated' } as const;

export const storeRoutes = (deps: Deps) => [
  route(calls.getStore, ({ params, ...scope }) => storeFor(deps, scope, params.id)),
  route(calls.getStoreMenu, ({ params, ...scope }) => storeMenu(deps, scope, params.id)),
  route(calls.listStorePopularItems, ({ params, ...scope }) => storePopularItems(deps, scope, params.id)),
  route(calls.listStoreBanners, ({ params, ...scope }) => storeBannersFor(deps, scope, params.store_id)),
  route(calls.listPopularStores, ({ query, ...scope }) => listStores(deps, 'popular', scope, query)),
  route(calls.listLatestStores, ({ query, ...scope }) => listStores(deps, 'latest', scope, query)),
  route(calls.listTopRatedStores, ({ query, ...scope }) => listStores(deps, 'top-rated', scope, query)),
  route(calls.listDiscountedStores, ({ query, ...scope }) => listStores(deps, 'discounted', scope, query)),
  route(calls.listRecommendedStores, ({ query, ...scope }) => listStores(deps, 'recommended', scope, query)),
  route(calls.listStores, ({ params, query, ...scope }) =>
    listStores(deps, query.featured === '1' ? 'featured' : STORE_TYPES[query.store_type ?? 'all'], scope, {
      ...query,
      handover: params.filter,
    }),
  ),
  route(calls.listTopOffers, ({ query, ...scope }) => topOffers(deps, scope, query)),
  route(calls.listStoresOfCategories, ({ query, ...scope }) => listStores(deps, 'popular', scope, query)),
];
