import type { ItemCardData, StoreCardData, VehicleCardData } from './cards.ts';

export type StoreListName = 'popular' | 'latest' | 'top-rated' | 'discounted' | 'recommended';
export type ItemListName = 'popular' | 'discounted' | 'most-reviewed' | 'latest';

/** What /home?search=… asks for. */
export type Wanted =
  | { kind: 'searched'; name: string }
  | { kind: 'category'; id: number; name: string }
  | { kind: 'new' };

export type StorePage = { total: number; stores: StoreCardData[] };
export type ItemPage = { total: number; items: ItemCardData[] };
export type VehiclePage = { total: number; vehicles: VehicleCardData[] };
