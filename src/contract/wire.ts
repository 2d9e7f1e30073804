import { z } from 'zod';

/** Minor units inside, a decimal number of the currency's major unit on the wire. */
export const money = z.codec(z.number(), z.int(), {
  decode: (major) => Math.round(major * 100),
  encode: (minor) => minor / 100,
});

/** 0 and 1 stay numbers where clients compare them as numbers. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A number that arrives as text, as everything in a query string does. Empty text is no number. */
export const numberText = z
  .string()
  .trim()
  .regex(/^-?\d{1,15}(\.\d{1,15})?$/)
  .transform(Number);

export const wholeText = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export const latitude = numberText.pipe(z.number().min(-90).max(90));
export const longitude = numberText.pipe(z.number().min(-180).max(180));
export const point = { lat: latitude, lng: longitude };

/** Page number (from 1) and page size, as `offset` and `limit`; the size is capped so that no list is unbounded. */
export const page = {
  limit: wholeText
    .pipe(z.number().min(1))
    .transform((size) => Math.min(size, 100))
    .optional(),
  offset: wholeText.pipe(z.number().min(1)).optional(),
};

/** Address of a picture, or null when there is none. */
export const pictureUrl = z.string().nullable();
