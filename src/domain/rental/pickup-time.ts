import type { TownTime } from '../catalog/town-clock.ts';

/** The minute that the town's clock shows, written as a plan's pickup_time is: they compare as text. */
export const townMinute = ({ date, time }: Pick<TownTime, 'date' | 'time'>): string => `${date}T${time.slice(0, 5)}`;

/** A pickup is now (null) or in the future; a minute that has begun is over. */
export const isPickupTimeValid = (pickup_time: string | null, now: Pick<TownTime, 'date' | 'time'>): boolean =>
  pickup_time === null || pickup_time > townMinute(now);
