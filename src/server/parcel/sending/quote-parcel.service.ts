import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { type TownTime, townTime } from '#domain/catalog/town-clock.ts';
import { hoursShown } from '#domain/checkout/hours-shown.ts';
import { momentIn, wallClockOf } from '#domain/checkout/moment-in.ts';
import { refuseSchedule } from '#domain/checkout/refuse-schedule.ts';
import { ALWAYS_OPEN } from '#domain/checkout/slots.ts';
import { takesSchedules } from '#domain/checkout/takes-schedules.ts';
import type { Point } from '#domain/location/point.ts';
import { type ParcelPrice, type ParcelPriceInput, parcelPrice, parcelRates } from '#domain/parcel/parcel-price.ts';
import { doorMinutes, FETCHED_WITHIN_MINUTES, isSameDoor } from '#domain/parcel/parcel-way.ts';
import { inLanguage } from '#domain/text.ts';
import { chargesAt, type DeliveryFacts } from '../../checkout/delivery.ts';
import { SCHEDULE_REASONS } from '../../checkout/refuse-order.ts';
import { settingsOfToday } from '../../config/config.service.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { measureParcelWay, type ParcelWay } from './parcel-way.ts';
import { type ParcelZone, parcelZoneOver, type SendableCategory, sendableCategory } from './sending.repository.ts';

export type ParcelRequest = {
  from: Point;
  to: Point;
  parcel_category_id: number;
  /** YYYY-MM-DD HH:mm by the town's clock; null: as soon as possible. */
  schedule_at: string | null;
  dm_tips: number;
};

export type QuotedParcel = {
  category: SendableCategory;
  zone: ParcelZone;
  receiver_zone_id: number;
  way: ParcelWay;
  input: ParcelPriceInput;
  price: ParcelPrice;
  surge: DeliveryFacts['surge'];
  now: TownTime;
  /** `at`: when it should be at the receiver's door. */
  schedule: { scheduled: boolean; at: Date };
};

/** Everything a parcel is counted from and refused for, read in `tx` alone: the quote and the placing use the same. */
export async function quoteParcel(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  request: ParcelRequest,
  { settings, way }: { settings: Settings; way: ParcelWay | null },
): Promise<QuotedParcel> {
  const moment = deps.now();
  const now = townTime(moment, settings.timezone);
  if (isSameDoor(request.from, request.to)) throw new AppError('parcel_same_place');
  refuseTime(request.schedule_at, settings, now);
  const category = await sendableCategory(tx, request.parcel_category_id);
  if (!category) throw new AppError('parcel_category_off');
  const { module_id } = category;
  const [zone, receiverZone] = await Promise.all([
    parcelZoneOver(tx, module_id, request.from),
    parcelZoneOver(tx, module_id, request.to),
  ]);
  if (!zone) throw new AppError('parcel_sender_zone');
  if (!receiverZone) throw new AppError('parcel_receiver_zone');
  if (!way) throw new AppError('parcel_no_route');

  const scheduled = request.schedule_at === null ? null : wallClockOf(request.schedule_at);
  const { vehicles, surge } = await chargesAt(tx, { zone_id: zone.id, module_id, at: scheduled ?? now });
  const input: ParcelPriceInput = {
    distance: way.distance,
    rates: parcelRates(category, settings),
    vehicles,
    surge: surge && { price: surge.price, price_type: surge.price_type },
    settings: {
      parcel_tax: settings.parcel_tax,
      tax_included: settings.tax_included,
      additional_charge_status: settings.additional_charge_status,
      additional_charge: settings.additional_charge,
      dm_tips_status: settings.dm_tips_status,
    },
    dm_tips: request.dm_tips,
  };
  return {
    category,
    zone,
    receiver_zone_id: receiverZone.id,
    way,
    input,
    price: parcelPrice(input),
    surge,
    now,
    schedule: {
      scheduled: scheduled !== null,
      at: scheduled
        ? momentIn(settings.timezone, `${scheduled.date} ${scheduled.time}`)
        : new Date(moment.getTime() + doorMinutes(way.travel_minutes) * 60_000),
    },
  };
}

/** Day and night. */
const hoursOfCouriers = ({ timezone, schedule_order_days: days }: Settings, now: TownTime) =>
  hoursShown(ALWAYS_OPEN, { timezone, days }, now);

function refuseTime(schedule_at: string | null, settings: Settings, now: TownTime): void {
  if (schedule_at === null) return;
  if (!wallClockOf(schedule_at)) throw new AppError('invalid', 'schedule_at');
  const terms = {
    schedule_order: takesSchedules(settings),
    ...hoursOfCouriers(settings, now),
    days: settings.schedule_order_days,
  };
  const refusal = refuseSchedule(schedule_at, terms, now);
  if (refusal) throw new AppError(SCHEDULE_REASONS[refusal], undefined, { store: settings.business_name });
}

/** What it would cost, read without holding anything: nothing is promised before it is placed. */
export async function parcelQuoteFor(deps: Deps, request: ParcelRequest, language: string): Promise<ParcelQuote> {
  const settings = await settingsOfToday(deps, deps.db, language);
  const measured = await measureParcelWay(deps, request.from, request.to);
  const quoted = await quoteParcel(deps, deps.db, request, { settings, way: measured });
  const { surge, now, input } = quoted;
  return {
    parcel_category_id: quoted.category.id,
    module_id: quoted.category.module_id,
    zone: quoted.zone,
    receiver_zone_id: quoted.receiver_zone_id,
    travel_minutes: quoted.way.travel_minutes,
    fetched_within_minutes: FETCHED_WITHIN_MINUTES,
    input: { ...input, vehicles: [...input.vehicles] },
    order_amount: quoted.price.order_amount,
    surge: surge && {
      title: inLanguage(surge.title, language),
      customer_note: inLanguage(surge.customer_note, language),
      customer_note_status: surge.customer_note_status ? 1 : 0,
    },
    schedule: {
      offered: takesSchedules(settings),
      slot_duration: settings.schedule_order_slot_duration,
      days: settings.schedule_order_days,
      ...hoursOfCouriers(settings, now),
      now: { date: now.date, day: now.day, time: now.time },
    },
  };
}
