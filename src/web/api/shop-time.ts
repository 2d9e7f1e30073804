/** Clocks differ by a little, and an answer takes its time. */
const TOLERATED_MS = 120_000;

let ahead = 0;

/**
 * Some devices are an hour or a day off. Then the shop's clock counts, since it decides: otherwise such a device would
 * offer slots of yesterday, and call tomorrow what is today. Only an answer that is in no cache says what time it is.
 */
export function noteShopTime(headers: Headers) {
  if (headers.get('cache-control') !== 'no-store') return;
  const difference = Date.parse(headers.get('date') ?? '') - Date.now();
  ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0;
}

/** What time it is in the shop, in milliseconds. */
export const shopTime = (): number => Date.now() + ahead;
