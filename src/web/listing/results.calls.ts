import { listCategories } from '#contract/catalog/categories.ts';
import type { Category } from '#contract/catalog/category-shape.ts';
import { getCampaign } from '#contract/catalog/offers.ts';
import { findItemsOrStores } from '#contract/search/search.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { ItemPage, ResultRequest, StorePage } from '../catalog/list-names.ts';
import { toItemCard, toStoreCard } from '../catalog/to-cards.ts';
import { itemFilterToCall, storeFilterToCall } from './filters/filter-to-call.ts';
import type { ListFilter } from './filters/list-filter.ts';

type Page = { offset: number; limit: number };

type Named = Pick<Category, 'id' | 'slug' | 'name' | 'module_id'>;
type Counted = Named & Pick<Category, 'products_count'> & { childes: readonly Counted[] };

/** A category as its page draws it. */
export type FoundCategory = Counted & Pick<Category, 'image'> & { parent: Named | null };

const counted = ({ id, slug, name, module_id, products_count, childes }: Counted): Counted => ({
  id,
  slug,
  name,
  module_id,
  products_count,
  childes: childes.map(counted),
});

const toFound = (category: FoundCategory): FoundCategory => ({
  ...counted(category),
  image: category.image,
  parent: category.parent,
});

/** One category by its number or slug, a child too: in the shopper's module first, then in any. */
export async function oneCategory(api: ApiClient, idOrSlug: string, signal: AbortSignal): Promise<FoundCategory> {
  for (const own of [{}, { moduleId: '' }]) {
    const tops = await api(listCategories, { query: {} }, signal, own);
    const found = tops
      .flatMap((top) => [
        { ...top, parent: null },
        ...top.childes.map((child) => ({
          ...child,
          parent: { id: top.id, slug: top.slug, name: top.name, module_id: top.module_id },
        })),
      ])
      .find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
    if (found) return toFound(found);
  }
  throw new ApiError(404, [], '');
}

const inModule = (module_id: number) => ({ moduleId: String(module_id) });

function combined(request: ResultRequest, filter: ListFilter) {
  const own = 'id' in request ? [request.id] : [];
  const category_ids = request.kind === 'category' && filter.category_ids.length === 0 ? own : [...filter.category_ids];
  const brand_ids = request.kind === 'brand' && filter.brand_ids.length === 0 ? own : [...filter.brand_ids];
  return {
    data_type: request.kind,
    name: 'name' in request && request.name !== '' ? request.name : undefined,
    category_ids: category_ids.length > 0 ? category_ids : undefined,
    brand_ids: brand_ids.length > 0 ? brand_ids : undefined,
  };
}

export async function itemResults(
  api: ApiClient,
  module_id: number,
  request: ResultRequest,
  filter: ListFilter,
  page: Page,
  signal: AbortSignal,
): Promise<ItemPage> {
  const query = { ...page, ...combined(request, filter), ...itemFilterToCall(filter), list_type: 'item' as const };
  const reply = await api(findItemsOrStores, { query }, signal, inModule(module_id));
  return { total: reply.total_size, items: 'products' in reply ? reply.products.map(toItemCard) : [] };
}

export async function storeResults(
  api: ApiClient,
  module_id: number,
  request: ResultRequest,
  filter: ListFilter,
  page: Page,
  signal: AbortSignal,
): Promise<StorePage> {
  if (request.kind === 'campaign') return campaignStores(api, module_id, request.id, signal);
  const query = { ...page, ...combined(request, filter), ...storeFilterToCall(filter), list_type: 'store' as const };
  const reply = await api(findItemsOrStores, { query }, signal, inModule(module_id));
  return { total: reply.total_size, stores: 'stores' in reply ? reply.stores.map(toStoreCard) : [] };
}

async function campaignStores(api: ApiClient, module_id: number, id: number, signal: AbortSignal): Promise<StorePage> {
  const query = { basic_campaign_id: id };
  const { stores: found } = await api(getCampaign, { query }, signal, inModule(module_id));
  return { total: found.length, stores: found.map(toStoreCard) };
}
