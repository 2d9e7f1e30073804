import type { Endpoint } from '../endpoint.ts';
import {
  addFavourite,
  addRentalFavourite,
  listFavourites,
  listRentalFavourites,
  removeFavourite,
  removeFavouriteStore,
  removeRentalFavourite,
} from './wishlist.ts';

export const WISHLIST_ENDPOINTS: readonly Endpoint[] = [
  listFavourites,
  addFavourite,
  removeFavourite,
  removeFavouriteStore,
  listRentalFavourites,
  addRentalFavourite,
  removeRentalFavourite,
];
