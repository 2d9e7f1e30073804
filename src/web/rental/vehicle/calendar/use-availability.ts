import { useQuery } from '@tanstack/react-query';
import { HOURS_A_DAY, isTripKnown } from '#domain/rental/change-plan.ts';
import { hoursAway } from '#domain/rental/trip-plan.ts';
import { useApi } from '#web/api/api.tsx';
import { useTownTime } from '#web/config/use-town-time.ts';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import { availabilityQuery } from '../vehicle.queries.ts';

/** When the vehicle is free, asked for the trip of this browser; for a day from now on while there is none. */
export function useAvailability({ id }: { id: number }) {
  const { plan } = useTripPlan();
  const now = useTownTime();
  // A trip that begins now is asked for by the hour, or the question would be another one every minute.
  const start = plan.pickup_time ?? `${now?.date}T${now?.time.slice(0, 2)}:00`;
  const hours = isTripKnown(plan) ? hoursAway(plan) : HOURS_A_DAY;
  const wanted = { date: start.slice(0, 10), time: start.slice(11), hours };
  return useQuery({ ...availabilityQuery(useApi(), id, wanted), enabled: now !== null });
}
