import type { ItemCardData, StoreCardData } from './cards.ts';

export type StoreListName =
  | 'popular'
  | 'latest'
  | 'top-rated'
  | 'discounted'
  | 'recommended'
  | 'top-offers'
  | 'featured';
export type ItemListName = 'popular' | 'discounted' | 'most-reviewed' | 'latest' | 'recommended' | 'basic' | 'campaign';

/** Lists that a home row shows the beginning of, by the names the API has for them. */
export const WHOLE_LISTS = ['new', 'discounted', 'popular', 'recommended'] as const;

/** What /home?search=… asks for. */
export type ResultRequest =
  | { kind: 'searched'; name: string }
  | { kind: 'category' | 'brand' | 'campaign'; id: number; name: string }
  | { kind: (typeof WHOLE_LISTS)[number] };

export type StorePage = { total: number; stores: StoreCardData[] };
export type ItemPage = { total: number; items: ItemCardData[] };
