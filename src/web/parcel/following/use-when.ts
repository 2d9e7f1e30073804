import { useDates } from '#web/config/use-dates.ts';

/** The hour of what happened today, and the day of what happened before. */
export function useWhen(): (iso: string) => string {
  const { time, dateTime } = useDates();
  const today = new Date().toDateString();
  return (iso) => (new Date(iso).toDateString() === today ? time(iso) : dateTime(iso));
}
