import { randomInt } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { commaList } from '#domain/language/comma-list.ts';
import type { TripBillLine } from '#domain/rental/trip-bill.ts';
import type { RentalType } from '#domain/rental/trip-plan.ts';
import { inLanguage } from '#domain/text.ts';
import { type ContactFields, contactNumberOf, contactPersonOf } from '../../auth/contact-person.ts';
import { accountOf } from '../../auth/shopper.service.ts';
import { refuseFor } from '../../checkout/problem.ts';
import { refuseOtherTotal, type ShownTotal } from '../../checkout/shown-total.ts';
import { settingsOfToday } from '../../config/config.service.ts';
import { redeemCoupon } from '../../coupons/redeem-coupon.service.ts';
import { isExcluded } from '../../db/bad-value.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { takeCashback } from '../../wallet/cashback.service.ts';
import { tellOperator } from '../../webhooks/webhooks.service.ts';
import { emptyTripCart } from '../cart/trip-cart.service.ts';
import { mailTrip } from '../mails/trip-mail.service.ts';
import type { BookedLine } from './booked-lines.ts';
import { type QuotedTrip, quoteTrip } from './quote-trip.service.ts';
import type { TripRequest } from './trip-request.ts';
import { insertTrip, type NewTrip, type NewTripLine, pickUnits } from './trip-rows.repository.ts';

export type TripToBook = {
  request: TripRequest;
  /** What the traveller was shown; null: the client does not say. */
  shown: {
    total: ShownTotal;
    version: string | null;
    trip_type: RentalType | null;
    provider_id: number | null;
    scheduled: boolean | null;
  };
  contact: ContactFields;
  trip_note: string | null;
};

/**
 * All or nothing, in the caller's transaction. The vehicles' rows are locked, so whoever books the same ones waits; that
 * no unit is promised twice is kept by the database, whoever else writes there (docs/decisions/033).
 */
export async function bookTrip(deps: Deps, tx: Db, booking: TripToBook): Promise<number> {
  const { request } = booking;
  const { owner, language } = request;
  const settings = await settingsOfToday(deps, tx, language);
  const quoted = await quoteTrip(deps, tx, request, { settings, lock: true });
  refuseWhatChanged(booking, quoted);
  refuseFor(quoted.problems);
  const { cart, times, provider, bill } = quoted;
  // One that takes nothing off a trip is good for another.
  const coupon = bill.coupon_discount_amount > 0 ? quoted.coupon : null;
  refuseOtherTotal(booking.shown.total, bill.trip_amount, settings, 'trip_amount_changed');

  const account = owner.kind === 'customer' ? await accountOf(tx, owner.id) : null;
  if (owner.kind === 'customer' && !account) throw new AppError('unauthorized');
  const user_info = contactPersonOf(booking.contact, account);
  const customer_id = account?.id ?? null;

  const trip: NewTrip = {
    customer_id,
    guest_id: customer_id === null ? owner.id : null,
    module_id: request.module_id,
    zone_id: provider.zone_id,
    pickup_zone_id: provider.pickup_zone_id ?? provider.zone_id,
    provider_id: provider.id,
    trip_type: cart.rental_type,
    estimated_hours: cart.estimated_hours,
    distance: cart.distance,
    destination_time: cart.destination_time,
    pickup_location: cart.pickup_location,
    destination_location: cart.destination_location,
    ...times,
    bill,
    coupon: coupon && { id: coupon.id, code: coupon.code },
    cashback: quoted.cashback && customer_id !== null ? await takeCashback(tx, quoted.cashback, customer_id) : null,
    user_info,
    contact_number: contactNumberOf(user_info),
    trip_note: booking.trip_note,
    otp: String(randomInt(0, 10_000)).padStart(4, '0'),
    language,
    now: deps.now(),
  };
  const id = await promised(tx, quoted, trip, language);
  // What they write was locked above, or is new: they need not wait for each other.
  await Promise.all([
    coupon && redeemCoupon(tx, { kind: 'trip', id }, { coupon_id: coupon.id, customer_id }),
    emptyTripCart(tx, owner, request.module_id),
    mailTrip(deps, tx, id, 'booked'),
    tellOperator(deps, tx, 'trip.placed', { trip_id: id, trip_status: 'pending', provider_id: provider.id }),
  ]);
  return id;
}

/** Somebody who was shown another trip hears of it before anything else. */
function refuseWhatChanged({ shown }: TripToBook, { version, cart, times }: QuotedTrip): void {
  const isSame =
    (shown.version === null || shown.version === version) &&
    (shown.trip_type === null || shown.trip_type === cart.rental_type) &&
    (shown.provider_id === null || shown.provider_id === cart.provider_id);
  if (!isSame) throw new AppError('trip_changed');
  if ((shown.scheduled ?? cart.pickup_time !== null) && !times.scheduled) throw new AppError('schedule_past');
}

/** The trip with the units it gets; whoever was quicker has them, and the traveller hears which vehicle is gone. */
async function promised(tx: Db, { lines, bill, times }: QuotedTrip, trip: NewTrip, language: string): Promise<number> {
  const wanted = lines.map(({ vehicle, quantity }) => ({ vehicle_id: vehicle.id, quantity }));
  const units = await pickUnits(tx, wanted, times);
  const got = (vehicle_id: number) => units.filter((unit) => unit.vehicle_id === vehicle_id).length;
  const short = lines.find(({ vehicle, quantity }) => got(vehicle.id) < quantity);
  if (short) throw taken([short], language);
  try {
    const rows = lines.map((line, at) => lineRow(line, bill.lines[at]));
    return await insertTrip(tx, trip, rows, units);
  } catch (error) {
    throw isExcluded(error) ? taken(lines, language) : error;
  }
}

const taken = (lines: readonly BookedLine[], language: string) =>
  new AppError('trip_vehicle_taken', undefined, {
    vehicle: commaList(
      lines.map(({ vehicle }) => inLanguage(vehicle.name, language)),
      language,
    ),
  });

function lineRow({ vehicle, quantity, unit_price }: BookedLine, sum: TripBillLine | undefined): NewTripLine {
  if (!sum) throw new Error('every line of a trip has its sum');
  return {
    vehicle_id: vehicle.id,
    vehicle_details: { name: vehicle.name, slug: vehicle.slug, thumbnail: vehicle.thumbnail },
    quantity,
    unit_price,
    original_price: sum.original_price,
    discount_on_trip: sum.off,
  };
}
