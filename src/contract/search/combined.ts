import * as z from 'zod/mini';
import {
  anyFilter,
  categories,
  fromCatalogue,
  idList,
  needs,
  pageOf,
  prices,
  products,
  searchText,
  stars,
  stores,
  type,
} from '../catalog/inputs.ts';
import { endpoint } from '../endpoint.ts';
import { page, shortText } from '../wire.ts';

export const findItemsOrStores = endpoint({
  ...fromCatalogue,
  name: 'findItemsOrStores',
  summary:
    'Items or stores that were searched for, or of categories, of brands, discounted, new, popular, recommended; ' +
    'another data_type gives no item, and all stores. Counts stop at 1000 where a filter is given',
  path: '/api/v1/get-combined-data',
  needs,
  near: true,
  query: z.object({
    ...page,
    ...prices,
    ...stars,
    type,
    list_type: z.enum(['item', 'store']),
    data_type: z.optional(shortText(50)),
    /** Needed when data_type is searched. */
    name: z.optional(searchText),
    category_ids: z.optional(idList),
    brand_ids: z.optional(idList),
    filter: anyFilter,
  }),
  reply: z.union([pageOf({ ...products, ...categories }), pageOf(stores)]),
});
