import type { Trip, TripDetails } from '#contract/rental/trip-shape.ts';
import { toFlag } from '#contract/wire.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import { splitAmount } from '#domain/pricing/split-amount.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { TRIP_STATUSES, type TripStatus } from '#domain/rental/trip-status.ts';
import { inLanguage } from '#domain/text.ts';
import type { Env } from '#server/env.ts';
import { pictureUrl } from '#server/media/picture-url.ts';
import type { TripEditRow, TripLineRow, TripRow, TripUnitRow } from './trip-row.ts';

export type Reader = { env: Env; language: string };

export function tripToWire(row: TripRow, { env, language }: Reader): Trip {
  const { provider, first_vehicle } = row;
  const discount_on_trip = row.vehicle_discount_amount + row.provider_discount_amount;
  return {
    id: row.id,
    user_id: row.customer_id ?? row.guest_id,
    is_guest: row.is_guest,
    provider_id: row.provider_id,
    zone_id: row.zone_id,
    pickup_zone_id: row.pickup_zone_id,
    module_id: row.module_id,
    trip_amount: row.trip_amount,
    cashback_amount: row.cashback_amount,
    trip_type: row.trip_type,
    trip_status: row.trip_status,
    payment_status: row.payment_status,
    payment_method: row.payment_method,
    discount_on_trip,
    discount_on_trip_by: discount_on_trip === 0 ? 'none' : row.vehicle_discount_amount > 0 ? 'vendor' : 'admin',
    coupon_discount_amount: row.coupon_discount_amount,
    coupon_discount_by: row.coupon_discount_amount > 0 ? (row.bill.input.coupon?.created_by ?? 'none') : 'none',
    coupon_code: row.coupon_code,
    tax_amount: row.tax_amount,
    tax_status: row.tax_status,
    tax_percentage: row.tax_percentage,
    additional_charge: row.additional_charge,
    partially_paid_amount: row.partially_paid_amount,
    ref_bonus_amount: row.ref_bonus_amount,
    distance: row.distance,
    estimated_hours: row.estimated_hours,
    quantity: row.quantity,
    trip_note: row.trip_note,
    otp: row.otp,
    scheduled: toFlag(row.scheduled),
    schedule_at: row.schedule_at.toISOString(),
    estimated_trip_end_time: row.estimated_trip_end_time.toISOString(),
    pickup_location: placeToWire(row.pickup_location),
    destination_location: placeToWire(row.destination_location),
    user_info: {
      contact_person_name: textIn(row.user_info, 'contact_person_name'),
      contact_person_number: textIn(row.user_info, 'contact_person_number'),
      contact_person_email: textIn(row.user_info, 'contact_person_email') || null,
    },
    canceled_by: row.canceled_by,
    cancellation_reason: row.cancellation_reason,
    provider: {
      id: provider.id,
      vendor_id: provider.vendor_id,
      slug: provider.slug,
      name: inLanguage(provider.name, language),
      phone: provider.phone,
      logo_full_url: pictureUrl(env, provider.logo, '1x1'),
      cover_photo_full_url: pictureUrl(env, provider.cover_photo, '5x2'),
      avg_rating: provider.avg_rating,
      rating_count: provider.rating_count,
      total_vehicles: provider.total_vehicles,
      chat: 1,
      reviews_section: provider.reviews_section,
    },
    vehicle_name: first_vehicle ? inLanguage(first_vehicle.name, language) : '',
    vehicle_thumbnail_full_url: first_vehicle && pictureUrl(env, first_vehicle.thumbnail, '4x3'),
    ...timesToWire(row.times),
    payment_failed: null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const textIn = (values: Record<string, unknown>, field: string): string =>
  values[field] == null ? '' : String(values[field]);

/** Whoever has left took the places along. */
const placeToWire = (place: TripPlace | Record<string, never> | null): TripPlace | null =>
  place && 'lat' in place ? { lat: place.lat, lng: place.lng, location_name: place.location_name } : null;

const timesToWire = (times: TripRow['times']): Record<TripStatus, string | null> =>
  Object.fromEntries(
    TRIP_STATUSES.map((status) => {
      const time = times[status];
      return [status, time === undefined ? null : new Date(time).toISOString()];
    }),
  ) as Record<TripStatus, string | null>;

export type TripParts = {
  lines: readonly TripLineRow[];
  units: readonly TripUnitRow[];
  edits: readonly TripEditRow[];
  payments: TripDetails['payments'];
  key: string | null;
};

export function detailsToWire(row: TripRow, parts: TripParts, reader: Reader): TripDetails {
  const { env, language } = reader;
  const { input, lines: counted, tax } = row.bill;
  const taxes = splitAmount(
    tax.total_tax_amount,
    counted.map(({ price }) => price),
  );
  const lineOf = new Map(parts.lines.map((line) => [line.id, line]));
  // Before the provider has said so, nobody reads which car it will be.
  const assigned = parts.units.filter(({ assigned_at }) => assigned_at !== null);
  return {
    ...tripToWire(row, reader),
    key: parts.key,
    is_own: false,
    bill: { ...row.bill, input: { ...row.bill.input, lines: [...row.bill.input.lines] } },
    due: row.payment_status === 'paid' ? 0 : amountDue(row.trip_amount, row.partially_paid_amount),
    // The lines of the bill stand in their order.
    trip_details: parts.lines.map((line, at) => ({
      id: line.id,
      vehicle_id: line.vehicle_id,
      quantity: line.quantity,
      price: line.unit_price,
      original_price: line.original_price,
      calculated_price: line.original_price - line.discount_on_trip,
      discount_on_trip: line.discount_on_trip,
      ...discountToWire(input.lines[at]?.discount),
      tax_amount: taxes[at] ?? 0,
      rental_type: row.trip_type,
      estimated_hours: row.estimated_hours,
      distance: row.distance,
      is_edited: line.is_edited,
      vehicle_details: {
        name: inLanguage(line.vehicle_details.name, language),
        slug: line.vehicle_details.slug ?? null,
        thumbnail_full_url: pictureUrl(env, line.vehicle_details.thumbnail, '4x3'),
      },
      license_plate_number: assigned
        .filter(({ trip_line_id }) => trip_line_id === line.id)
        .map(({ license_plate_number }) => license_plate_number),
      review: reviewToWire(line.review),
    })),
    vehicle_identity: assigned.map(({ id, trip_line_id, unit_id, license_plate_number, driver }) => {
      const line = lineOf.get(trip_line_id);
      return {
        id,
        vehicle_id: line?.vehicle_id ?? null,
        vehicle_identity_id: unit_id,
        vehicle_name: line ? inLanguage(line.vehicle_details.name, language) : '',
        vehicle_thumbnail: line ? pictureUrl(env, line.vehicle_details.thumbnail, '4x3') : null,
        license_plate_number,
        driver_data: driver && {
          id: driver.id,
          first_name: driver.f_name,
          last_name: driver.l_name,
          email: driver.email,
          phone: driver.phone,
          image_full_url: pictureUrl(env, driver.image, '1x1'),
        },
        ...(reviewToWire(line?.review ?? null) ?? UNSAID),
        is_completed: row.trip_status === 'completed',
      };
    }),
    edits: parts.edits.map((edit) => ({ ...edit, created_at: edit.created_at.toISOString() })),
    payments: parts.payments,
  };
}

const discountToWire = (discount: Discount | undefined) => ({
  discount_type: discount?.discount_type ?? 'percent',
  discount_percentage: discount?.discount_type === 'percent' ? discount.discount : 0,
});

const reviewToWire = (review: TripLineRow['review']) =>
  review && { ...review, replied_at: review.replied_at && new Date(review.replied_at).toISOString() };

const UNSAID = { rating: null, comment: null, reply: null, replied_at: null };
