import * as z from 'zod/mini';
import type { LineProblem } from '#domain/rental/line-problem.ts';
import { RENTAL_TYPES } from '#domain/rental/trip-plan.ts';
import { money, pictureUrl } from '../wire.ts';
import { vehicleShape } from './rental.ts';
import { pickupTime } from './trip-wire.ts';

const place = z.object({ lat: z.number(), lng: z.number(), location_name: z.string() });

const tripCartLineShape = z.object({
  id: z.int(),
  provider_id: z.int(),
  user_id: z.int(),
  is_guest: z.boolean(),
  vehicle_id: z.int(),
  module_id: z.int(),
  quantity: z.int(),
  /** All vehicles of the line over the whole trip, after and before the vehicle's own discount. */
  price: money,
  original_price: money,
  /** `total_vehicle_count` are those that are free for the trip of this cart. */
  vehicle: vehicleShape,
  provider: z.extend(vehicleShape.shape.provider, {
    pickup_zone_id: z.array(z.int()),
    logo: z.string(),
    logo_full_url: pictureUrl,
  }),
  /** Why the line cannot be booked as it stands; it stays in the cart until the shopper decides. */
  problem: z.nullable(z.enum(['rental_type', 'none_free', 'too_many'] satisfies LineProblem[])),
});

export type TripCartLine = z.output<typeof tripCartLineShape>;

/** The trip of a cart. */
export const tripOfCartShape = z.object({
  id: z.int(),
  user_id: z.int(),
  is_guest: z.boolean(),
  provider_id: z.int(),
  rental_type: z.enum(RENTAL_TYPES),
  /** The same under its other name. */
  trip_type: z.enum(RENTAL_TYPES),
  estimated_hours: z.number(),
  estimated_days: z.number(),
  /** Kilometres and hours along the streets. */
  distance: z.number(),
  destination_time: z.number(),
  pickup_location: place,
  destination_location: z.nullable(place),
  /** Null: now. */
  pickup_time: pickupTime,
  total_cart_price: money,
});

export type TripOfCart = z.output<typeof tripOfCartShape>;

/** An empty list stands for no trip, as clients of this interface know it. */
export const tripCartShape = z.object({
  carts: z.array(tripCartLineShape),
  user_data: z.union([tripOfCartShape, z.array(z.never())]),
});

export type TripCart = z.output<typeof tripCartShape>;

export const tripOf = ({ user_data }: TripCart): TripOfCart | null => (Array.isArray(user_data) ? null : user_data);
