import type { Window } from '#domain/catalog/opening-hours.ts';

export type StoreWindow = Window & { id: number; store_id: number };

/** As they were read, by store and text: a page has dozens of items of one store. */
const known = new Map<string, StoreWindow[]>();
const MOST_KNOWN = 1000;

/** What `storeHours` (conditions.sql.ts) wrote. Rows share it, so nobody may change it. */
export function readHours(hours: string | null, store_id: number): StoreWindow[] {
  if (hours === null) return [];
  const key = `${store_id} ${hours}`;
  const before = known.get(key);
  if (before) return before;
  const windows = hours.split(',').map((window) => {
    const [id, day, opening_time = '', closing_time = ''] = window.split(' ');
    return { id: Number(id), store_id, day: Number(day), opening_time, closing_time };
  });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, windows);
  return windows;
}
