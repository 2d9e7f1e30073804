import type { TripBill } from '#domain/rental/trip-bill.ts';
import { hoursAway } from '#domain/rental/trip-plan.ts';
import type { Draft, Row } from './draft.ts';
import { billOf, vehicleFor } from './past-trip.ts';
import { pastTrips, type TripContent, traveller } from './past-trips.ts';
import type { Town, Vehicle } from './read-town.ts';

/** The database counts on from the last one. */
const FIRST_TRIP = 200_001;
const CUSTOMER = 1;

/** Trips that are over, so that whoever looks around as the first demo customer finds some. Says what was said of them. */
export function buildTrips(draft: Draft, town: Town): (Row & { created_at: string })[] {
  return pastTrips.flatMap((trip, turn) => addTrip(draft, town, trip, turn));
}

function addTrip(draft: Draft, { vehicles, settings }: Town, trip: TripContent, turn: number) {
  const id = FIRST_TRIP + turn;
  const vehicle = vehicleFor(vehicles, trip, turn);
  const begins = -trip.days_ago + trip.hour / 24;
  const away = hoursAway({ rental_type: trip.trip_type, hours: trip.hours, route: { km: 0, hours: 0 } }) / 24;
  const bill = billOf(draft, trip, vehicle, settings);
  const isCanceled = trip.outcome.name === 'canceled';
  const isPaid = trip.outcome.name === 'paid';
  const { provider_id, module_id, zone_id } = vehicle;
  draft.put('trips', {
    id,
    customer_id: CUSTOMER,
    is_guest: false,
    ...{ module_id, zone_id, provider_id, pickup_zone_id: zone_id },
    trip_type: trip.trip_type,
    trip_status: isCanceled ? 'canceled' : 'completed',
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_method: isPaid ? 'cash_payment' : null,
    estimated_hours: trip.hours,
    distance: trip.distance,
    destination_time: trip.destination_time,
    pickup_location: trip.pickup,
    destination_location: trip.destination,
    scheduled: true,
    schedule_at: draft.moment(begins),
    estimated_trip_end_time: draft.moment(begins + away),
    vehicle_discount_amount: bill.vehicle_discount_amount,
    provider_discount_amount: 0,
    coupon_discount_amount: 0,
    ref_bonus_amount: 0,
    tax_percentage: bill.tax.rate,
    tax_status: bill.tax.tax_status,
    tax_amount: bill.tax.total_tax_amount,
    additional_charge: bill.additional_charge,
    trip_amount: bill.trip_amount,
    bill,
    partially_paid_amount: 0,
    user_info: {
      contact_person_name: `${traveller.f_name} ${traveller.l_name}`,
      contact_person_number: traveller.phone,
      contact_person_email: traveller.email,
    },
    contact_number: traveller.phone.slice(1),
    otp: String(4711 + turn),
    canceled_by: isCanceled ? 'customer' : null,
    cancellation_reason: trip.outcome.name === 'canceled' ? trip.outcome.reason : null,
    created_at: draft.moment(begins - 1),
    updated_at: draft.moment(begins + away),
  });
  addVehicleOf(draft, { id, vehicle, bill }, { begins, ends: begins + away, isCanceled });
  for (const [status, by, at] of isCanceled ? COURSE_OF_CANCELED : COURSE_OF_COMPLETED)
    draft.add('trip_events', {
      trip_id: id,
      trip_status: status,
      changed_by: by,
      created_at: draft.moment(begins + at * away),
    });
  if (trip.outcome.name !== 'paid') return [];
  const paid_at = draft.moment(begins + away + 0.01);
  draft.put('payments', {
    payable_kind: 'trip',
    payable_id: id,
    payment_method: 'cash_payment',
    amount: bill.trip_amount,
    payment_status: 'paid',
    ...{ created_at: paid_at, updated_at: paid_at, paid_at },
  });
  return [
    {
      store_id: provider_id,
      item_id: null,
      vehicle_id: vehicle.id,
      trip_id: id,
      customer_id: CUSTOMER,
      ...trip.outcome.review,
      reply: null,
      replied_at: null,
      created_at: draft.moment(begins + away + 0.5),
    },
  ];
}

/** What became of it and by whom, each so many lengths of the trip after its begin. */
const COURSE_OF_CANCELED = [
  ['pending', 'customer', -1],
  ['canceled', 'customer', -0.5],
] as const;
const COURSE_OF_COMPLETED = [
  ['pending', 'customer', -1],
  ['confirmed', 'provider', -0.9],
  ['ongoing', 'provider', 0],
  ['completed', 'provider', 1],
] as const;

type Part = { id: number; vehicle: Vehicle; bill: TripBill };

function addVehicleOf(
  draft: Draft,
  { id, vehicle, bill }: Part,
  { begins, ends, isCanceled }: { begins: number; ends: number; isCanceled: boolean },
) {
  const { name, thumbnail, slug } = vehicle;
  const [line] = bill.lines;
  const trip_line_id = draft.add('trip_lines', {
    trip_id: id,
    vehicle_id: vehicle.id,
    vehicle_details: { name, thumbnail, slug },
    quantity: 1,
    unit_price: bill.input.lines[0]?.unit_price ?? 0,
    original_price: line?.original_price ?? 0,
    discount_on_trip: line?.off ?? 0,
  });
  const driver = draft.rows.drivers.find(({ provider_id }) => provider_id === vehicle.provider_id);
  draft.add('trip_units', {
    trip_id: id,
    trip_line_id,
    unit_id: vehicle.unit_id,
    during: `[${draft.moment(begins)},${draft.moment(ends)})`,
    driver_id: isCanceled ? null : (driver?.id ?? null),
    assigned_at: isCanceled ? null : draft.moment(begins - 0.1),
    released_at: draft.moment(isCanceled ? begins - 0.5 : ends),
  });
}
