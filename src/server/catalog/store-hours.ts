import type { Window } from '#domain/catalog/opening-hours.ts';

export type StoreWindow = Window & { id: number; store_id: number };

/** What `storeHours` (conditions.sql.ts) wrote. */
export const readHours = (hours: string | null, store_id: number): StoreWindow[] =>
  hours === null
    ? []
    : hours.split(',').map((window) => {
        const [id, day, opening_time = '', closing_time = ''] = window.split(' ');
        return { id: Number(id), store_id, day: Number(day), opening_time, closing_time };
      });
