import { findItemsOrStores, searchItems, searchStores, suggestItemsAndStores } from '#contract/search/search.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { itemsOrStores } from './combined.service.ts';
import { findItems, findStores, suggestionsFor } from './search.service.ts';

export const searchRoutes = (deps: Deps) => [
  route(searchItems, ({ query, ...scope }) => findItems(deps, scope, query)),
  route(searchStores, ({ query, ...scope }) => findStores(deps, scope, query)),
  route(suggestItemsAndStores, ({ query, ...scope }) => suggestionsFor(deps, scope, query)),
  route(findItemsOrStores, ({ query, ...scope }) => itemsOrStores(deps, scope, query)),
];
