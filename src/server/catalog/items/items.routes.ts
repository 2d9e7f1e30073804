import {
  listBasicItems,
  listCategoryItems,
  listConditionItems,
  listDiscountedItems,
  listItemsOfCategories,
  listLatestItems,
  listMostReviewedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
  listSuggestedItems,
} from '#contract/catalog/item-lists.ts';
import { getItem, listRelatedItems, listRelatedStoreItems } from '#contract/catalog/items.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { campaignItemFor, itemFor } from './item-details.service.ts';
import {
  asItems,
  itemsMarked,
  itemsOfCategories,
  itemsOfCategory,
  latestItems,
  listItems,
  newItems,
} from './items.service.ts';
import { relatedItems, relatedStoreItems } from './popular-items.service.ts';

export const itemRoutes = (deps: Deps) => [
  route(getItem, ({ params, query, ...scope }) =>
    query.campaign === '1' ? campaignItemFor(deps, scope, params.id) : itemFor(deps, scope, params.id),
  ),
  route(listRelatedItems, ({ params, ...scope }) => relatedItems(deps, scope, params.id)),
  route(listRelatedStoreItems, ({ params, query, ...scope }) => relatedStoreItems(deps, scope, params.id, query)),
  route(listPopularItems, ({ query, ...scope }) => listItems(deps, 'popular', scope, query)),
  route(listDiscountedItems, ({ query, ...scope }) => listItems(deps, 'discounted', scope, query, 'discounted')),
  route(listMostReviewedItems, ({ query, ...scope }) => listItems(deps, 'most-reviewed', scope, query)),
  route(listLatestItems, ({ query, ...scope }) => latestItems(deps, scope, query)),
  route(listNewItems, ({ query, ...scope }) => newItems(deps, scope, query)),
  route(listRecommendedItems, ({ query: { filter: _, ...query }, ...scope }) =>
    asItems(itemsMarked(deps, scope, 'recommended', query)),
  ),
  route(listConditionItems, ({ query, ...scope }) => itemsMarked(deps, scope, 'conditions', query)),
  route(listBasicItems, ({ query, ...scope }) => itemsMarked(deps, scope, 'basic', query)),
  route(listSuggestedItems, ({ query, ...scope }) => asItems(itemsMarked(deps, scope, 'all', query))),
  route(listCategoryItems, ({ params, query, ...scope }) => itemsOfCategory(deps, scope, params.id, query)),
  route(listItemsOfCategories, ({ query, ...scope }) =>
    itemsOfCategories(deps, scope, query.category_ids ?? [], query),
  ),
];
