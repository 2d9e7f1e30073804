import type { TownTime } from './town-clock.ts';

export type Availability = {
  available_time_starts: string;
  available_time_ends: string;
  /** Its presence marks a campaign. */
  available_date_starts?: string | undefined;
  available_date_ends?: string | undefined;
};

/**
 * How an item is offered at this moment. `normal`: take it now. `scheduled`: outside its hours, so only for later.
 * `campaign`: it has a range of dates; it is offered inside it and its hours.
 */
export type Offer = { variant: 'normal' | 'scheduled' | 'campaign'; isOpen: boolean };

/** HH:mm means the whole second it begins with. */
const withSeconds = (time: string): string => (time.length === 5 ? `${time}:00` : time);

/** Without hours it is always there; hours that end before they begin run past midnight, 23:59 is how one writes midnight. */
export function isWithinHours(item: Availability, time: string): boolean {
  if (hoursOf(item) === null) return true;
  const { available_time_starts: starts, available_time_ends: ends } = item;
  const [from, to, now] = [withSeconds(starts), withSeconds(ends), withSeconds(time)];
  if (from > to) return now >= from || now <= to;
  return from <= now && (now <= to || to >= '23:59');
}

const isWithinDates = ({ available_date_starts, available_date_ends }: Availability, date: string): boolean =>
  (!available_date_starts || available_date_starts.slice(0, 10) <= date) &&
  (!available_date_ends || date <= available_date_ends.slice(0, 10));

export function offerAt(item: Availability, { date, time }: TownTime): Offer {
  const inHours = isWithinHours(item, time);
  if (item.available_date_starts) return { variant: 'campaign', isOpen: inHours && isWithinDates(item, date) };
  return { variant: inHours ? 'normal' : 'scheduled', isOpen: inHours };
}

/** Neither hours of its own nor dates: no need to look at the clock. */
export const isOfferedAlways = (item: Availability): boolean => hoursOf(item) === null && !item.available_date_starts;

/** "07:00" and "11:00", as the shopper reads them; null when it is there all day. */
export function hoursOf({ available_time_starts: starts, available_time_ends: ends }: Availability) {
  const isAllDay = !starts || !ends || (starts.startsWith('00:00') && ends >= '23:59');
  return isAllDay ? null : { from: starts.slice(0, 5), to: ends.slice(0, 5) };
}
