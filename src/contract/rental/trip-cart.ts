import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wholeText } from '../wire.ts';
import { tripCartShape } from './trip-cart-shape.ts';
import { pickupTime, rentalType, tripFields } from './trip-wire.ts';

const ofTripCart = { feature: 'rental', access: 'guest', needs: ['moduleId'], reply: tripCartShape } as const;

/** A guest says who they are with it; with a token it is not looked at. */
const guest_id = z.nullish(z.string().check(z.maxLength(100)));
const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** More than anybody rents; what is free at that time is checked besides. */
const quantity = z.int().check(z.minimum(1), z.maximum(1000));

export const getTripCart = endpoint({
  ...ofTripCart,
  name: 'getTripCart',
  summary: 'The trip cart at today’s prices; vehicles that are no longer handed over at its pickup place leave it',
  method: 'GET',
  path: '/api/v1/rental/user/cart/get-cart',
  query: z.object({ guest_id }),
});

export const addToTripCart = endpoint({
  ...ofTripCart,
  name: 'addToTripCart',
  summary:
    'A vehicle for this trip. Another provider’s and another trip type are refused, unless `replace` says what gives way, all or nothing: `cart`, every other vehicle; `trip`, the trip, and vehicles that are not offered for the new type',
  method: 'POST',
  path: '/api/v1/rental/user/cart/add-to-cart',
  body: z.object({
    guest_id,
    vehicle_id: id,
    quantity,
    ...tripFields,
    replace: z.optional(z.enum(['cart', 'trip'])),
  }),
});

/** A line's quantity, and with a rental_type the trip of the cart as well. */
const changedLine = z.object({ guest_id, cart_id: id, quantity, ...z.partial(z.object(tripFields)).shape });

export const updateTripCart = endpoint({
  ...ofTripCart,
  name: 'updateTripCart',
  summary: 'Another quantity for a line; with a rental_type another trip, too',
  method: 'PUT',
  path: '/api/v1/rental/user/cart/update-cart',
  body: changedLine,
});

export const updateBookingCartItem = endpoint({
  ...ofTripCart,
  name: 'updateBookingCartItem',
  summary: 'The same as update-cart under its other name',
  method: 'PUT',
  path: '/api/v1/rental/user/cart/booking-cart-item',
  body: changedLine,
});

export const updateTripOfCart = endpoint({
  ...ofTripCart,
  name: 'updateTripOfCart',
  summary:
    'Another trip for the cart. Where vehicles are not offered for it, the refusal (403) is the bare list of their cart ids',
  method: 'PUT',
  path: '/api/v1/rental/user/cart/update-user-data/{id}',
  params: z.object({ id: wholeText }),
  body: z.object({
    guest_id,
    ...tripFields,
    /** Some clients repeat the number of the path. */
    userId: z.optional(z.union([z.int(), z.string().check(z.maxLength(100))])),
  }),
});

export const removeTripVehicle = endpoint({
  ...ofTripCart,
  name: 'removeTripVehicle',
  summary: 'Takes one line out; the last one takes the trip along',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-vehicle/{cart_id}',
  params: z.object({ cart_id: wholeText }),
  query: z.object({ guest_id }),
});

export const removeTripCartItem = endpoint({
  ...ofTripCart,
  name: 'removeTripCartItem',
  summary: 'The same with the line in the query',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-vehicle',
  query: z.object({ guest_id, cart_id: wholeText }),
});

/** `[3,5]`, as text or as a list. */
const idList = z.codec(
  z.string().check(z.regex(/^\s*\[\s*\d{1,9}(\s*,\s*\d{1,9}){0,99}\s*\]\s*$/)),
  z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
  { decode: (text) => JSON.parse(text) as number[], encode: (ids) => JSON.stringify(ids) },
);

export const removeTripVehicles = endpoint({
  ...ofTripCart,
  name: 'removeTripVehicles',
  summary: 'Takes several lines out at once',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-multiple-cart',
  query: z.object({ guest_id, cart_ids: idList }),
});

export const removeTripCart = endpoint({
  ...ofTripCart,
  name: 'removeTripCart',
  summary: 'Takes everything out. With a vehicle_id only when that vehicle could be added afterwards',
  method: 'DELETE',
  path: '/api/v1/rental/user/cart/remove-cart',
  query: z.object({
    guest_id,
    vehicle_id: z.optional(wholeText),
    quantity: z.optional(wholeText),
    pickup_time: pickupTime,
    rental_type: z.optional(rentalType),
  }),
  reply: z.extend(tripCartShape, { status: z.literal('success') }),
});
