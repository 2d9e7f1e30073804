import * as z from 'zod/mini';
import { scheduleShape, surgeNoteShape } from '../checkout/quote.ts';
import { surgeInput, vehicleBands } from '../checkout/quote-facts.ts';
import { endpoint } from '../endpoint.ts';
import { flag, latitude, longitude, money, page, pageOf, wholeText } from '../wire.ts';
import { CHARGE_PAYERS } from './parcel-order.ts';

const parcelRates = z.object({ parcel_per_km_shipping_charge: money, parcel_minimum_shipping_charge: money });

const quoteShape = z.object({
  parcel_category_id: z.int(),
  module_id: z.int(),
  /** Where the sender is: its ways to pay hold. */
  zone: z.object({
    id: z.int(),
    cash_on_delivery: z.boolean(),
    digital_payment: z.boolean(),
    offline_payment: z.boolean(),
    /** No cash above it; null: no limit. */
    maximum_cod_order_amount: z.nullable(money),
  }),
  receiver_zone_id: z.int(),
  /** Along the streets, from door to door. */
  travel_minutes: z.int(),
  /** Until a courier is at the sender's door. */
  fetched_within_minutes: z.int(),
  /** Everything `parcelPrice` counts with, so that a browser may count on: a tip. */
  input: z.object({
    /** Kilometres along the streets. */
    distance: z.number(),
    rates: parcelRates,
    vehicles: vehicleBands,
    surge: z.nullable(surgeInput),
    settings: z.object({
      parcel_tax: z.number(),
      tax_included: flag,
      additional_charge_status: flag,
      additional_charge: money,
      dm_tips_status: flag,
    }),
    dm_tips: money,
  }),
  /** The server's total, without a tip. */
  order_amount: money,
  surge: z.nullable(surgeNoteShape),
  schedule: scheduleShape,
});

export type ParcelQuote = z.output<typeof quoteShape>;

export const quoteParcel = endpoint({
  name: 'quoteParcel',
  feature: 'parcel',
  summary: 'What a parcel costs from one place to another and how long it takes, or why it cannot be sent',
  method: 'GET',
  path: '/api/v1/parcel/quote',
  access: 'public',
  query: z.object({
    origin_lat: latitude,
    origin_lng: longitude,
    destination_lat: latitude,
    destination_lng: longitude,
    parcel_category_id: wholeText,
    /** YYYY-MM-DD HH:mm by the town's clock; nothing: as soon as possible. */
    schedule_at: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  }),
  reply: quoteShape,
  lifetime: 'catalogue',
  perMinute: 300,
});

export const listParcelInstructions = endpoint({
  name: 'listParcelInstructions',
  feature: 'parcel',
  summary: 'What a courier can be told about a parcel',
  method: 'GET',
  path: '/api/v1/customer/order/parcel-instructions',
  access: 'public',
  query: z.object(page),
  reply: pageOf({
    data: z.array(z.object({ id: z.int(), instruction: z.string(), status: flag })),
  }),
  lifetime: 'settings',
});

/** Who is at one end of a parcel's way, and where. */
const parcelEndShape = z.object({
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.nullable(z.string()),
  address: z.string(),
  address_type: z.string(),
  road: z.nullable(z.string()),
  house: z.nullable(z.string()),
  floor: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});

export type ParcelEnd = z.output<typeof parcelEndShape>;

export const listRecentReceivers = endpoint({
  name: 'listRecentReceivers',
  feature: 'parcel',
  summary: 'The last three people a customer has sent something to, the latest first',
  method: 'GET',
  path: '/api/v1/customer/parcel/recent-receivers',
  access: 'customer',
  reply: z.array(parcelEndShape),
});

export const getSentParcel = endpoint({
  name: 'getSentParcel',
  feature: 'parcel',
  summary: 'What somebody said about a parcel of theirs, to send another one like it',
  method: 'GET',
  path: '/api/v1/customer/parcel/sent',
  access: 'guest',
  query: z.object({ order_id: wholeText, guest_id: z.nullish(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    parcel_category_id: z.int(),
    sender: parcelEndShape,
    receiver: parcelEndShape,
    charge_payer: z.enum(CHARGE_PAYERS),
    delivery_instruction: z.nullable(z.string()),
    order_note: z.nullable(z.string()),
  }),
});

export type SentParcel = z.output<typeof getSentParcel.reply>;
