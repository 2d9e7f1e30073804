import * as z from 'zod/mini';
import { code } from '../auth/fields.ts';
import { endpoint } from '../endpoint.ts';
import { anyImages } from '../media/uploads.ts';
import { guest_id, key } from '../orders/orders.ts';
import { bigWholeText, free, page, pageOf, shortText, wholeText } from '../wire.ts';
import { tripCartShape } from './trip-cart-shape.ts';
import { listedTripStatus, tripDetailsShape, tripPaymentStatus, tripShape, tripStatus } from './trip-shape.ts';

const ofTrips = { feature: 'rental' } as const;

/** Forms send numbers as texts. */
const number = z.union([z.int().check(z.minimum(1), z.maximum(999_999_999)), wholeText]);
const message = z.object({ message: z.string() });

export const TRIP_LISTS = ['running', 'completed', 'all'] as const;

export const listTrips = endpoint({
  ...ofTrips,
  name: 'listTrips',
  summary: 'Trips of the caller, the newest first. completed: also those that were canceled',
  method: 'GET',
  path: '/api/v1/rental/user/trip/get-trip-list/{which}',
  access: 'guest',
  params: z.object({ which: z.enum(TRIP_LISTS) }),
  query: z.object({
    ...page,
    trip_status: z.optional(listedTripStatus),
    /** A trip's number, or a part of a provider's or a vehicle's name. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    guest_id,
  }),
  reply: pageOf({ trips: z.array(tripShape) }),
});

export const getTripDetails = endpoint({
  ...ofTrips,
  name: 'getTripDetails',
  summary: 'Everything of one trip, for whoever booked it, or by the key of a guest’s trip',
  method: 'GET',
  path: '/api/v1/rental/user/trip/get-trip-details',
  access: 'anybody',
  query: z.object({ trip_id: wholeText, guest_id, key }),
  reply: tripDetailsShape,
  perMinute: 120,
});

export const cancelTrip = endpoint({
  ...ofTrips,
  name: 'cancelTrip',
  summary: 'Takes a trip back while the provider has not confirmed it; its vehicles are free again at once',
  method: 'PUT',
  path: '/api/v1/rental/user/trip/cancel-trip',
  access: 'guest',
  body: z.object({ trip_id: number, cancellation_reason: free(254), guest_id }),
  reply: message,
});

export const bookTripAgain = endpoint({
  ...ofTrips,
  name: 'bookTripAgain',
  summary:
    'Puts an old trip into the trip cart: the same vehicles, type and length, at the next time its provider hands over. With `replace` what lies in the cart gives way',
  method: 'POST',
  path: '/api/v1/rental/user/trip/book-again',
  access: 'guest',
  body: z.object({ trip_id: number, replace: z.optional(z.boolean()), guest_id }),
  reply: z.extend(tripCartShape, {
    /** The names of vehicles that are not offered any more. */
    gone: z.array(z.string()),
  }),
});

export const TRIP_PAYMENTS = ['cash_payment', 'wallet', 'partial_payment', 'digital_payment'] as const;

/** Clients in the field also say `digital`. */
const tripPayment = z.codec(z.enum([...TRIP_PAYMENTS, 'digital']), z.enum(TRIP_PAYMENTS), {
  decode: (method) => (method === 'digital' ? 'digital_payment' : method),
  encode: (method) => method,
});

export const payTrip = endpoint({
  ...ofTrips,
  name: 'payTrip',
  summary:
    'Pays a trip that is over. By a gateway (also the rest after the wallet) the answer is the address to go to, as a bare text',
  method: 'POST',
  path: '/api/v1/rental/user/trip/payment',
  access: 'guest',
  body: z.object({
    trip_id: number,
    payment_method: tripPayment,
    /** A gateway's key, as /config lists them. */
    payment_gateway: free(50),
    callback_url: free(2000),
    payment_platform: free(50),
    guest_id,
  }),
  reply: z.union([z.string(), message]),
  idempotent: true,
});

const rating = z.pipe(number, z.number().check(z.minimum(1), z.maximum(5)));

export const reviewVehicle = endpoint({
  ...ofTrips,
  name: 'reviewVehicle',
  summary: 'One review of each vehicle of a trip that is over and paid, with up to three pictures',
  method: 'POST',
  path: '/api/v1/rental/user/review/add',
  access: 'customer',
  multipart: true,
  body: z.object({
    vehicle_id: number,
    trip_id: number,
    /** The single car; the review is of the vehicle, whichever one it was. */
    vehicle_identity_id: z.nullish(number),
    rating,
    comment: free(1000),
    attachment: anyImages,
  }),
  reply: message,
  perMinute: 60,
});

const byPhone = {
  trip_id: number,
  contact_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
};

export const requestTripCode = endpoint({
  ...ofTrips,
  name: 'requestTripCode',
  summary: 'Sends a code to the phone of a guest’s trip; a wrong number or phone is answered the same',
  method: 'POST',
  path: '/api/v1/rental/user/trip/track-code',
  access: 'public',
  body: z.object(byPhone),
  reply: message,
  perMinute: 20,
});

export const proveTrip = endpoint({
  ...ofTrips,
  name: 'proveTrip',
  summary: 'The code that was sent to the phone of a guest’s trip, for the trip’s key',
  method: 'POST',
  path: '/api/v1/rental/user/trip/track-proof',
  access: 'public',
  body: z.object({ ...byPhone, otp: code, guest_id }),
  reply: z.object({ key: z.string() }),
  perMinute: 30,
});

export const requestTripTicket = endpoint({
  ...ofTrips,
  name: 'requestTripTicket',
  summary: 'A ticket for the live events of one trip, good for two minutes; asked for as its details are',
  method: 'POST',
  path: '/api/v1/rental/user/trip/live-ticket',
  access: 'anybody',
  body: z.object({ trip_id: number, guest_id, key }),
  reply: z.object({ ticket: z.string() }),
  perMinute: 120,
});

export const liveTripShape = z.object({
  trip_id: z.int(),
  trip_status: tripStatus,
  payment_status: tripPaymentStatus,
  /** When it came to this status. */
  changed_at: z.string(),
});

/** What has happened to a trip. It comes at once, for what is so now, and whenever something changes. */
export type LiveTrip = z.output<typeof liveTripShape>;

export const watchTrip = endpoint({
  ...ofTrips,
  name: 'watchTrip',
  summary: 'Live events of one trip: `status`, as server-sent events',
  method: 'GET',
  path: '/api/v1/rental/user/trip/live',
  access: 'public',
  query: z.object({
    trip_id: wholeText,
    ticket: shortText(100),
    /** In place of the Last-Event-ID header, for who opens a new EventSource. */
    last_event_id: z.optional(bigWholeText),
  }),
  reply: liveTripShape,
  events: true,
});
