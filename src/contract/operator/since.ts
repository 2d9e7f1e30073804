import * as z from 'zod/mini';

const PLACE = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d)(\.\d{1,6})?Z(?:_(\d{1,15}))?$/;

function isPlace(text: string): boolean {
  const [, day = '', time = ''] = PLACE.exec(text) ?? [];
  const moment = new Date(`${day}${time}Z`);
  // The 30th of February would be read as a day of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}${time}`);
}

/** `2026-11-16T12:00:00Z`, or what the last answer called `next_since`. */
export const since = z.optional(
  z.codec(
    z.string().check(
      z.trim(),
      z.refine((text) => isPlace(text)),
    ),
    z.object({ at: z.string(), id: z.number() }),
    {
      decode: (text) => {
        const [at = '', id] = text.split('_');
        // Without a row: everything of that moment and later.
        return { at, id: id === undefined ? 0 : Number(id) };
      },
      encode: ({ at, id }) => `${at}_${id}`,
    },
  ),
);

/** Goes on where this page ends, also when nothing was on it; null: nothing has ever changed. */
export const next_since = z.nullable(z.string());
