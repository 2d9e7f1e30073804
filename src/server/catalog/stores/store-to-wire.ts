import type { Store } from '#contract/catalog/store-shape.ts';
import { toFlag } from '#contract/wire.ts';
import { closingTime } from '#domain/catalog/closing-time.ts';
import { currentOpeningTime, openingAt, type Window } from '#domain/catalog/opening-hours.ts';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { percentOf } from '#domain/money/share.ts';
import { deliveryCharge } from '#domain/pricing/delivery-charge.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import type { Env } from '#server/env.ts';
import { pictureUrl } from '#server/media/picture-url.ts';
import type { Now, Scope } from '../scope.ts';
import type { RunningDiscount, StoreRow } from './store-row.ts';

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

type Reader = Pick<Scope, 'language' | 'at'>;

/** As it was said last. */
const said = new WeakMap<StoreRow, { to: string; store: Store }>();

/** A row that stands in several lists of a page is said once, so nobody may change what it says. */
export function storeToWire(env: Env, row: StoreRow, reader: Reader, now: Now): Store {
  const to = `${reader.language} ${reader.at?.lat} ${reader.at?.lng} ${now.date} ${now.time}`;
  const known = said.get(row);
  if (known?.to === to) return known.store;
  const store = Object.freeze(toWire(env, row, reader, now));
  said.set(row, { to, store });
  return store;
}

function toWire(env: Env, row: StoreRow, { language, at }: Reader, now: Now): Store {
  const say = (text: Text) => inLanguage(text, language);
  const { latitude, longitude } = row;
  const { always_open } = profileOf(row.module_type).abilities;
  const { open, next_opening } = openingAt({ active: row.active, always_open, schedules: row.schedules }, now);

  return {
    ...row,
    name: say(row.name),
    tagline: say(row.tagline),
    logo_full_url: pictureUrl(env, row.logo, '1x1'),
    cover_photo_full_url: pictureUrl(env, row.cover_photo, '5x2'),
    latitude: String(latitude),
    longitude: String(longitude),
    address: say(row.address),
    status: 1,
    off_day: offDays(row.schedules),
    self_delivery_system: toFlag(row.self_delivery_system),
    veg: toFlag(row.veg),
    non_veg: toFlag(row.non_veg),
    featured: toFlag(row.featured),
    meta_title: row.meta_title && say(row.meta_title),
    meta_description: row.meta_description && say(row.meta_description),
    announcement: toFlag(row.announcement),
    announcement_message: row.announcement_message && say(row.announcement_message),
    open: toFlag(open),
    distance: at && Math.round(greatCircleMeters(at, { lat: latitude, lng: longitude })),
    least_delivery_charge: leastDeliveryCharge(row),
    discount: discountToWire(row.discount),
    positive_rating: positiveRating(row.ratings),
    min: row.min ?? 0,
    max: row.max ?? 0,
    current_opening_time: currentOpeningTime(row.schedules, now),
    next_closing: open ? closingTime(row.schedules, now) : null,
    next_opening,
  };
}

const leastDeliveryCharge = (row: StoreRow): number =>
  row.free_delivery
    ? 0
    : deliveryCharge({
        order_type: 'delivery',
        distance: 0,
        store: {
          self_delivery_system: toFlag(row.self_delivery_system),
          per_km_shipping_charge: row.per_km_shipping_charge,
          minimum_shipping_charge: row.minimum_shipping_charge,
          maximum_shipping_charge: row.maximum_shipping_charge,
        },
        zone: row.zone_rates,
        vehicles: [],
        surge: null,
      }).total;

const offDays = (windows: readonly Window[]): string =>
  ALL_DAYS.filter((day) => !windows.some((window) => window.day === day)).join(',');

export const discountToWire = (running: RunningDiscount | null): Store['discount'] =>
  running && { ...running, discount_type: 'percent' };

function positiveRating(ratings: readonly number[]): number {
  const [five = 0, four = 0, three = 0, two = 0, one = 0] = ratings;
  return Math.round(percentOf(five + four + three, five + four + three + two + one));
}
