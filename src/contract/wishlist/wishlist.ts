import * as z from 'zod/mini';
import { itemShape } from '../catalog/item-shape.ts';
import { storeShape } from '../catalog/store-shape.ts';
import { endpoint } from '../endpoint.ts';
import { vehicleShape } from '../rental/rental.ts';
import { wholeText } from '../wire.ts';

const ofFavourites = { feature: 'wishlist', access: 'customer' } as const;
const told = z.object({ message: z.string() });

const vehicles = z.array(vehicleShape);
/** Stores that rent vehicles out. */
const providers = z.array(storeShape);

/** Exactly one of them. */
const one = z.object({
  item_id: z.optional(wholeText),
  store_id: z.optional(wholeText),
  vehicle_id: z.optional(wholeText),
  provider_id: z.optional(wholeText),
});

export const listFavourites = endpoint({
  ...ofFavourites,
  name: 'listFavourites',
  summary:
    'What the customer likes and can get, the last added first; of one module and of zones when headers name them',
  method: 'GET',
  path: '/api/v1/customer/wish-list',
  reply: z.object({ item: z.array(itemShape), store: z.array(storeShape), vehicles, providers }),
});

export const addFavourite = endpoint({
  ...ofFavourites,
  name: 'addFavourite',
  summary: 'Adds one item, store, vehicle or provider; 409 when it is there already',
  method: 'POST',
  path: '/api/v1/customer/wish-list/add',
  query: one,
  reply: told,
});

export const removeFavourite = endpoint({
  ...ofFavourites,
  name: 'removeFavourite',
  summary: 'Takes one item, store, vehicle or provider out; 404 when it is not there',
  method: 'DELETE',
  path: '/api/v1/customer/wish-list/remove',
  query: one,
  reply: told,
});

export const removeFavouriteStore = endpoint({
  ...ofFavourites,
  name: 'removeFavouriteStore',
  summary: 'The same for a store, by its number in the path',
  method: 'DELETE',
  path: '/api/v1/customer/wish-list/remove/{store_id}',
  params: z.object({ store_id: wholeText }),
  reply: told,
});

const oneRental = z.object({ vehicle_id: z.optional(wholeText), provider_id: z.optional(wholeText) });

export const listRentalFavourites = endpoint({
  ...ofFavourites,
  name: 'listRentalFavourites',
  summary: 'Vehicles and providers the customer likes',
  method: 'GET',
  path: '/api/v1/rental/user/wish-list',
  reply: z.object({ vehicles, providers }),
});

export const addRentalFavourite = endpoint({
  ...ofFavourites,
  name: 'addRentalFavourite',
  summary: 'Adds one vehicle or provider; 403 when it is there already',
  method: 'POST',
  path: '/api/v1/rental/user/wish-list/add',
  query: oneRental,
  reply: told,
});

export const removeRentalFavourite = endpoint({
  ...ofFavourites,
  name: 'removeRentalFavourite',
  summary: 'Takes one vehicle or provider out',
  method: 'DELETE',
  path: '/api/v1/rental/user/wish-list/remove',
  query: oneRental,
  reply: told,
});
