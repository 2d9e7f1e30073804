import type { Endpoint } from '../endpoint.ts';
import { findItemsOrStores, searchItems, searchStores, suggestItemsAndStores } from './search.ts';

export const SEARCH_ENDPOINTS: readonly Endpoint[] = [
  searchItems,
  suggestItemsAndStores,
  findItemsOrStores,
  searchStores,
];
