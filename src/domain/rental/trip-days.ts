/** So far ahead a vehicle's calendar looks. */
export const CALENDAR_DAYS = 60;
