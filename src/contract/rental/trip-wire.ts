import * as z from 'zod/mini';
import { wallClockOf } from '#domain/checkout/moment-in.ts';
import { MOST_HOURS } from '#domain/rental/change-plan.ts';
import { PICKUP_TIME_SHIFT_HOURS, RENTAL_TYPES } from '#domain/rental/trip-plan.ts';
import { latitude, longitude, numberText } from '../wire.ts';

/** Both spellings of a trip paid by the kilometre are read; `distance_wise` is what we write. */
export const rentalType = z.codec(z.enum([...RENTAL_TYPES, 'distance']), z.enum(RENTAL_TYPES), {
  decode: (type) => (type === 'distance' ? 'distance_wise' : type),
  encode: (type) => type,
});

/**
 * The town's clock inside (`2026-11-20T09:00`), shifted on the wire. What stands behind the minutes is not looked at:
 * clients write the same time with seconds, and with a Z that is not meant.
 */
export const pickupTime = z.codec(
  z.nullish(z.string().check(z.refine((text) => text.trim() === '' || minutesOf(text) !== null))),
  z.nullable(z.string()),
  {
    decode: (text) => (text && minutesOf(text) !== null ? shifted(text, -PICKUP_TIME_SHIFT_HOURS) : null),
    encode: (time) => time && `${shifted(time, PICKUP_TIME_SHIFT_HOURS).replace('T', ' ')}:00`,
  },
);

const minutesOf = (text: string) => wallClockOf(text.trim().slice(0, 16));

/** Hours of the calendar, as the clients reckon: no clock is put forward in between. */
function shifted(text: string, hours: number): string {
  const moment = new Date(`${text.trim().slice(0, 16).replace(' ', 'T')}:00Z`);
  moment.setUTCHours(moment.getUTCHours() + hours);
  return moment.toISOString().slice(0, 16);
}

/** A number, or a number that arrives as text. */
const number = z.union([z.number(), numberText]);
const within = (least: number, most: number) => z.pipe(number, z.number().check(z.minimum(least), z.maximum(most)));

const tripPlace = z.object({
  lat: z.union([z.number().check(z.minimum(-90), z.maximum(90)), latitude]),
  lng: z.union([z.number().check(z.minimum(-180), z.maximum(180)), longitude]),
  location_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
});

/** Where, when and for how long, as every call that names a trip sends it. */
export const tripFields = {
  rental_type: rentalType,
  /** Of hourly and day_wise trips; a day is 24. */
  estimated_hours: z.nullish(within(0, MOST_HOURS)),
  pickup_location: tripPlace,
  destination_location: z.nullish(tripPlace),
  pickup_time: pickupTime,
  /** Kilometres and hours along the streets, as the client believes: the server asks the map itself. */
  distance: z.nullish(within(0, 100_000)),
  destination_time: z.nullish(within(0, 100_000)),
};
