import { minorFromText, toMajor } from '#domain/money/minor-units.ts';

/** What a list is narrowed to. All of it stands in the address, so that a link shows the same list to anybody. */
export type ListFilter = {
  category_ids: readonly number[];
  brand_ids: readonly number[];
  /** Minor units. */
  min_price: number | null;
  max_price: number | null;
  /** At least so many stars. */
  rating_count: number | null;
  type: 'all' | 'veg' | 'non_veg';
  filter: readonly FilterWord[];
  sort: SortWord | null;
};

export const ITEM_FILTERS = ['available_now', 'discounted', 'popular'] as const;
export const STORE_FILTERS = [
  'currently_open',
  'under_30',
  'top_rated',
  'discounted',
  'popular',
  'free_delivery',
  'available_now',
  'coupon',
] as const;
export const ITEM_SORTS = ['high', 'low'] as const;
export const STORE_SORTS = ['fast_delivery', 'nearby'] as const;

type FilterWord = (typeof ITEM_FILTERS)[number] | (typeof STORE_FILTERS)[number];
export type SortWord = (typeof ITEM_SORTS)[number] | (typeof STORE_SORTS)[number];

const FILTER_WORDS: readonly FilterWord[] = [...new Set([...ITEM_FILTERS, ...STORE_FILTERS])];
const SORT_WORDS: readonly SortWord[] = [...ITEM_SORTS, ...STORE_SORTS];

export function filterFrom(params: URLSearchParams): ListFilter {
  const type = params.get('type');
  return {
    category_ids: idsIn(params.get('category_ids')),
    brand_ids: idsIn(params.get('brand_ids')),
    min_price: priceIn(params.get('min_price')),
    max_price: priceIn(params.get('max_price')),
    rating_count: starsIn(params.get('rating_count')),
    type: type === 'veg' || type === 'non_veg' ? type : 'all',
    filter: wordsIn(params.get('filter'), FILTER_WORDS),
    sort: wordsIn(params.get('sort'), SORT_WORDS)[0] ?? null,
  };
}

const WRITTEN: { [Name in keyof ListFilter]: (filter: ListFilter) => string } = {
  category_ids: ({ category_ids }) => category_ids.join(','),
  brand_ids: ({ brand_ids }) => brand_ids.join(','),
  min_price: ({ min_price }) => (min_price === null ? '' : String(toMajor(min_price))),
  max_price: ({ max_price }) => (max_price === null ? '' : String(toMajor(max_price))),
  rating_count: ({ rating_count }) => (rating_count === null ? '' : String(rating_count)),
  type: ({ type }) => (type === 'all' ? '' : type),
  filter: ({ filter }) => filter.join(','),
  sort: ({ sort }) => sort ?? '',
};

/** The parameters of an address that a list depends on. */
export const LIST_QUERY: readonly string[] = [...Object.keys(WRITTEN), 'list_type'];

/** The same address with the change written into it; what is not set is not in it. */
export function withFilter(params: URLSearchParams, change: Partial<ListFilter>): URLSearchParams {
  const next = new URLSearchParams(params);
  const filter = { ...filterFrom(params), ...change };
  for (const name of Object.keys(WRITTEN) as (keyof ListFilter)[]) {
    const text = WRITTEN[name](filter);
    if (text === '') next.delete(name);
    else next.set(name, text);
  }
  return next;
}

/** Items or stores. A campaign is made of stores; everything else shows items first. */
export function listTypeFrom(params: URLSearchParams, request: { kind: string }): 'item' | 'store' {
  if (request.kind === 'campaign') return 'store';
  return params.get('list_type') === 'store' ? 'store' : 'item';
}

/** How many of them the shopper has set, the order aside. */
export const activeFilterCount = ({ brand_ids, min_price, max_price, rating_count, filter }: ListFilter): number =>
  brand_ids.length + filter.length + [min_price ?? max_price, rating_count].filter((set) => set !== null).length;

export const toggled = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];

const idsIn = (text: string | null): readonly number[] =>
  /^\d{1,9}(,\d{1,9}){0,49}$/.test(text ?? '') ? [...new Set((text ?? '').split(',').map(Number))] : [];

const priceIn = (text: string | null): number | null => minorFromText(text ?? '');

const starsIn = (text: string | null): number | null => (/^[1-5]$/.test(text ?? '') ? Number(text) : null);

const wordsIn = <Word extends string>(text: string | null, known: readonly Word[]): readonly Word[] =>
  known.filter((word) => (text ?? '').split(',').includes(word));

export const NO_FILTER: ListFilter = filterFrom(new URLSearchParams());

/** Nothing is left out, and it stands in its own order. */
export const isWhole = (filter: ListFilter): boolean => JSON.stringify(filter) === JSON.stringify(NO_FILTER);

/** What a list can be narrowed by. */
export type OfferedFilters = {
  words: readonly FilterWord[];
  /** The cheapest and the dearest of the whole list, in minor units. */
  price?: { min: number; max: number } | undefined;
  brands?: readonly { id: number; name: string }[];
};
