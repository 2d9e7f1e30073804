import * as z from 'zod/mini';
import { RENTAL_TYPES } from '#domain/rental/trip-plan.ts';
import { TRIP_STATUSES } from '#domain/rental/trip-status.ts';
import { flag, money, pictureUrl } from '../wire.ts';
import { tripBillShape } from './trip-bill-shape.ts';

export const tripStatus = z.enum(TRIP_STATUSES);
/** Clients may also ask for trips whose payment failed; a trip of ours has never that status. */
export const listedTripStatus = z.enum([...TRIP_STATUSES, 'payment_failed']);
export type ListedTripStatus = z.output<typeof listedTripStatus>;
export const tripPaymentStatus = z.enum(['unpaid', 'paid', 'partially_paid']);

/** The moment a status was reached, null while it was not. */
const moment = z.nullable(z.string());

const placeShape = z.object({ lat: z.number(), lng: z.number(), location_name: z.string() });

const tripProviderShape = z.object({
  id: z.int(),
  /** Whom messages go to. */
  vendor_id: z.int(),
  slug: z.string(),
  name: z.string(),
  phone: z.string(),
  logo_full_url: pictureUrl,
  cover_photo_full_url: pictureUrl,
  avg_rating: z.number(),
  rating_count: z.int(),
  total_vehicles: z.int(),
  /** Whether one can write to them. */
  chat: flag,
  reviews_section: z.boolean(),
});

/** A row of the list: what, when, for how much, and how it stands. */
export const tripShape = z.object({
  id: z.int(),
  /** The customer or the guest; null when the account is gone. A guest's number opens nothing. */
  user_id: z.nullable(z.int()),
  is_guest: z.boolean(),
  provider_id: z.int(),
  zone_id: z.int(),
  pickup_zone_id: z.int(),
  module_id: z.int(),
  trip_amount: money,
  /** Comes back into the wallet of a customer once the trip is over and paid. */
  cashback_amount: money,
  trip_type: z.enum(RENTAL_TYPES),
  trip_status: tripStatus,
  payment_status: tripPaymentStatus,
  payment_method: z.nullable(z.string()),
  discount_on_trip: money,
  discount_on_trip_by: z.enum(['admin', 'vendor', 'none']),
  coupon_discount_amount: money,
  /** Who gives it. */
  coupon_discount_by: z.enum(['admin', 'vendor', 'none']),
  coupon_code: z.nullable(z.string()),
  tax_amount: money,
  tax_status: z.enum(['included', 'excluded']),
  tax_percentage: z.number(),
  additional_charge: money,
  partially_paid_amount: money,
  ref_bonus_amount: money,
  distance: z.number(),
  estimated_hours: z.number(),
  /** Vehicles in all. */
  quantity: z.int(),
  trip_note: z.nullable(z.string()),
  /** Shown to the driver at the pickup. */
  otp: z.string(),
  scheduled: flag,
  schedule_at: z.string(),
  estimated_trip_end_time: z.string(),
  pickup_location: z.nullable(placeShape),
  destination_location: z.nullable(placeShape),
  user_info: z.object({
    contact_person_name: z.string(),
    contact_person_number: z.string(),
    contact_person_email: z.nullable(z.string()),
  }),
  canceled_by: z.nullable(z.string()),
  cancellation_reason: z.nullable(z.string()),
  provider: tripProviderShape,
  /** The first vehicle, for lists. */
  vehicle_name: z.string(),
  vehicle_thumbnail_full_url: pictureUrl,
  pending: moment,
  confirmed: moment,
  ongoing: moment,
  completed: moment,
  canceled: moment,
  /** Always null: clients read it beside the others. */
  payment_failed: z.null(),
  created_at: z.string(),
  updated_at: z.string(),
});

export type Trip = z.output<typeof tripShape>;

const driverShape = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  image_full_url: pictureUrl,
});

const tripLineShape = z.object({
  id: z.int(),
  /** null: the vehicle is gone. */
  vehicle_id: z.nullable(z.int()),
  quantity: z.int(),
  /** Per hour, day or kilometre. */
  price: money,
  /** All vehicles of the line over the whole trip, before and after their own discount. */
  original_price: money,
  calculated_price: money,
  discount_on_trip: money,
  discount_type: z.enum(['percent', 'amount']),
  /** 0 where it is an amount. */
  discount_percentage: z.number(),
  /** Its share of the trip's tax. */
  tax_amount: money,
  rental_type: z.enum(RENTAL_TYPES),
  estimated_hours: z.number(),
  distance: z.number(),
  is_edited: z.boolean(),
  vehicle_details: z.object({ name: z.string(), slug: z.nullable(z.string()), thumbnail_full_url: pictureUrl }),
  /** Once they are assigned. */
  license_plate_number: z.array(z.string()),
  /** What the traveller said of the vehicle; null: nothing yet. */
  review: z.nullable(
    z.object({
      rating: z.int(),
      comment: z.nullable(z.string()),
      reply: z.nullable(z.string()),
      replied_at: z.nullable(z.string()),
    }),
  ),
});

const tripUnitShape = z.object({
  id: z.int(),
  vehicle_id: z.nullable(z.int()),
  /** The single car. */
  vehicle_identity_id: z.int(),
  vehicle_name: z.string(),
  vehicle_thumbnail: pictureUrl,
  license_plate_number: z.string(),
  driver_data: z.nullable(driverShape),
  /** What the traveller said of the vehicle, as in `trip_details`. */
  rating: z.nullable(z.int()),
  comment: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
  is_completed: z.boolean(),
});

/** What the provider changed, and why. */
const tripEditShape = z.object({
  id: z.int(),
  old_hours: z.number(),
  new_hours: z.number(),
  old_distance: z.number(),
  new_distance: z.number(),
  old_amount: money,
  new_amount: money,
  reason: z.string(),
  created_at: z.string(),
});

export const tripDetailsShape = z.extend(tripShape, {
  /** Opens a guest's trip wherever one is; null: sign in. */
  key: z.nullable(z.string()),
  /** The caller booked it, and may pay, cancel and review; who has only the key may look. */
  is_own: z.boolean(),
  bill: tripBillShape,
  /** What is still to be paid. */
  due: money,
  trip_details: z.array(tripLineShape),
  /** The cars and who drives them, once the provider has said so. */
  vehicle_identity: z.array(tripUnitShape),
  edits: z.array(tripEditShape),
  payments: z.array(
    z.object({ id: z.string(), amount: money, payment_status: z.string(), payment_method: z.string() }),
  ),
});

export type TripDetails = z.output<typeof tripDetailsShape>;
