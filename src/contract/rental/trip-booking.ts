import * as z from 'zod/mini';
import { email } from '../auth/fields.ts';
import { anyFlag, anyId, anyMoney } from '../checkout/order-request.ts';
import { problemShape, taxShape } from '../checkout/quote.ts';
import { couponShape } from '../coupons/coupons.ts';
import { endpoint } from '../endpoint.ts';
import { flag, free, money, pictureUrl } from '../wire.ts';
import { vehicleShape } from './rental.ts';
import { tripBillInputShape } from './trip-bill-shape.ts';
import { tripOfCartShape } from './trip-cart-shape.ts';
import { rentalType } from './trip-wire.ts';

/** What decides about a trip's amount besides its cart: the same for the quote, the tax and for booking. */
const quoteFields = { guest_id: free(100), coupon_code: free(100) };

const bookingFields = {
  ...quoteFields,
  /** The total the traveller was shown, in the major unit: when it costs more by now, nothing is booked. */
  trip_amount: anyMoney,
  /** What the quote called the trip: when it or its total was changed since, nothing is booked. Clients without it are believed. */
  version: free(100),
  trip_type: z.nullish(rentalType),
  provider_id: anyId,
  /** 1: for the cart's pickup time, which has not passed. */
  scheduled: anyFlag,
  additional_note: free(1000),
  contact_person_name: free(200),
  contact_person_number: free(30),
  contact_person_email: z.nullish(z.union([z.literal(''), email])),
  /** Clients send these, and nobody believes them: the cart says when, who and where. */
  schedule_at: z.optional(z.unknown()),
  is_guest: z.optional(z.unknown()),
};

const trip = tripOfCartShape.shape;

const tripQuoteShape = z.object({
  version: z.string(),
  module_id: z.int(),
  trip: z.object({
    rental_type: trip.rental_type,
    estimated_hours: trip.estimated_hours,
    distance: trip.distance,
    destination_time: trip.destination_time,
    pickup_location: trip.pickup_location,
    destination_location: trip.destination_location,
    /** 0: now. */
    scheduled: flag,
    schedule_at: z.string(),
    estimated_trip_end_time: z.string(),
  }),
  provider: z.object({ id: z.int(), slug: z.string(), name: z.string(), logo: z.string(), logo_full_url: pictureUrl }),
  /** In the order of `input.lines`. */
  lines: z.array(
    z.object({
      ...z.pick(vehicleShape, {
        slug: true,
        name: true,
        thumbnail: true,
        thumbnail_full_url: true,
        seating_capacity: true,
        transmission_type: true,
        fuel_type: true,
        air_condition: true,
      }).shape,
      vehicle_id: z.int(),
      /** Free for the time of this trip. */
      total_vehicle_count: z.int(),
    }),
  ),
  input: tripBillInputShape,
  /** The server's total. */
  trip_amount: money,
  /** Comes back into the wallet of a customer once the trip is over and paid. */
  cashback_amount: money,
  coupon: z.nullable(couponShape),
  problems: z.array(problemShape),
});

export type TripQuote = z.output<typeof tripQuoteShape>;

const ofBooking = { feature: 'rental', access: 'guest', method: 'POST', needs: ['moduleId'] } as const;

export const quoteTrip = endpoint({
  ...ofBooking,
  name: 'quoteTrip',
  summary: 'What the trip of the cart would cost now, from what it is counted, and why it could not be booked',
  path: '/api/v1/rental/user/trip/quote',
  body: z.object(quoteFields),
  reply: tripQuoteShape,
});

export const getTripTax = endpoint({
  ...ofBooking,
  name: 'getTripTax',
  summary: 'The tax of the trip in the cart; the body is that of booking it',
  path: '/api/v1/rental/user/trip/get-tax',
  body: z.object(bookingFields),
  reply: taxShape,
});

export const bookTrip = endpoint({
  ...ofBooking,
  idempotent: true,
  name: 'bookTrip',
  summary:
    'Books the trip of the cart, all or nothing, and empties the cart. `trip_amount` is the total the traveller was shown. Nothing is paid before the trip is completed. The reply is the bare number of the trip',
  path: '/api/v1/rental/user/trip/trip-booking',
  body: z.object(bookingFields),
  reply: z.int(),
});
