import type { Item } from '#contract/catalog/item-shape.ts';
import type { Store } from '#contract/catalog/store-shape.ts';
import type { Vehicle } from '#contract/rental/rental.ts';

export type FavouriteKind = 'item' | 'store' | 'vehicle' | 'provider';
export type Favourite = { kind: FavouriteKind; id: number };

/** `ids` are what the hearts show: a change stands there before the server has answered. */
export type Favourites = {
  ids: Readonly<Record<FavouriteKind, readonly number[]>>;
  item: readonly Item[];
  store: readonly Store[];
  vehicles: readonly Vehicle[];
  providers: readonly Store[];
};
