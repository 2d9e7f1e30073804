import * as calls from '#contract/catalog.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { bannersFor, parcelCategoriesFor, promotionsFor, reasonsFor, videoContentFor } from './banners.service.ts';
import { categoriesFor, categoriesLike, childrenOf, popularCategories } from './categories.service.ts';
import { findItems, latestItems, listItems } from './items.service.ts';
import { listStores } from './stores.service.ts';

const STORE_TYPES = { all: 'popular', newly_joined: 'latest', popular: 'popular', top_rated: 'top-rated' } as const;

export const catalogRoutes = (deps: Deps) => [
  route(calls.listCategories, ({ query, ...asked }) =>
    categoriesFor(deps, asked, { featured: query.featured === '1' }),
  ),
  route(calls.listPopularCategories, (asked) => popularCategories(deps, asked)),
  route(calls.listChildCategories, ({ params, ...asked }) => childrenOf(deps, asked, params.id)),
  route(calls.findCategories, ({ params, ...asked }) => categoriesLike(deps, asked, params.search)),

  route(calls.listBanners, ({ query, ...asked }) =>
    bannersFor(deps, asked, query.featured === '1' || query.feature === '1'),
  ),
  route(calls.listPromotions, (asked) => promotionsFor(deps, asked)),
  route(calls.listReasons, (asked) => reasonsFor(deps, asked)),
  route(calls.getVideoContent, (asked) => videoContentFor(deps, asked)),
  route(calls.listParcelCategories, (asked) => parcelCategoriesFor(deps, asked)),

  route(calls.listPopularStores, ({ query, ...asked }) => listStores(deps, 'popular', asked, query)),
  route(calls.listLatestStores, ({ query, ...asked }) => listStores(deps, 'latest', asked, query)),
  route(calls.listTopRatedStores, ({ query, ...asked }) => listStores(deps, 'top-rated', asked, query)),
  route(calls.listDiscountedStores, ({ query, ...asked }) => listStores(deps, 'discounted', asked, query)),
  route(calls.listRecommendedStores, ({ query, ...asked }) => listStores(deps, 'recommended', asked, query)),
  route(calls.listStores, ({ params, query, ...asked }) =>
    listStores(deps, query.featured === '1' ? 'featured' : STORE_TYPES[query.store_type ?? 'all'], asked, {
      ...query,
      handover: params.filter,
    }),
  ),

  route(calls.listPopularItems, ({ query, ...asked }) => listItems(deps, 'popular', asked, query)),
  route(calls.listDiscountedItems, ({ query, ...asked }) => listItems(deps, 'discounted', asked, query)),
  route(calls.listMostReviewedItems, ({ query, ...asked }) => listItems(deps, 'most-reviewed', asked, query)),
  route(calls.listLatestItems, ({ query, ...asked }) => latestItems(deps, asked, query)),
  route(calls.searchItems, ({ query, ...asked }) => findItems(deps, asked, query)),
];
