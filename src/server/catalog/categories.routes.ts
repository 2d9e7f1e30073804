import {
  findCategories,
  listCategories,
  listChildCategories,
  listPopularCategories,
} from '#contract/catalog/categories.ts';
import {
  listBrandItems,
  listBrands,
  listConditionItemsById,
  listConditions,
  listItemsOfCondition,
} from '#contract/catalog/labels.ts';
import { listItemReviews, listStoreReviews } from '#contract/catalog/reviews.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { categoriesFor, categoriesLike, childrenOf, popularCategories } from './categories.service.ts';
import { itemsLabelled } from './items/items.service.ts';
import { brandsFor, conditionsFor } from './labels.service.ts';
import { itemReviews, storeReviews } from './reviews.service.ts';

export const categoryRoutes = (deps: Deps) => [
  route(listCategories, ({ query, ...scope }) => categoriesFor(deps, scope, { featured: query.featured === '1' })),
  route(listPopularCategories, (scope) => popularCategories(deps, scope)),
  route(listChildCategories, ({ params, ...scope }) => childrenOf(deps, scope, params.id)),
  route(findCategories, ({ params, ...scope }) => categoriesLike(deps, scope, params.search)),
];

export const labelRoutes = (deps: Deps) => [
  route(listBrands, (scope) => brandsFor(deps, scope)),
  route(listBrandItems, ({ params, query, ...scope }) => itemsLabelled(deps, scope, 'brands', params.id, query)),
  route(listConditions, (scope) => conditionsFor(deps, scope)),
  ...[listItemsOfCondition, listConditionItemsById].map((call) =>
    route(call, ({ params, query, ...scope }) => itemsLabelled(deps, scope, 'conditions', params.id, query)),
  ),
];

export const reviewRoutes = (deps: Deps) => [
  route(listItemReviews, ({ params, query, ...scope }) => itemReviews(deps, scope, params.id, query)),
  route(listStoreReviews, ({ query, ...scope }) => storeReviews(deps, scope, query.store_id, query)),
];
