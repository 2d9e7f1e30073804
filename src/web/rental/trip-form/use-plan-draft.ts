import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changePlan, HOURS_A_DAY } from '#domain/rental/change-plan.ts';
import { isPickupTimeValid } from '#domain/rental/pickup-time.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { useMeasuredRoute } from '../plan/use-measured-route.ts';
import { savePlan, useTripPlan, withPlan } from '../plan/use-trip-plan.ts';
import { searchAddress, withChoice } from '../search/vehicle-search-address.ts';

/** What is wrong with a plan: which field, and why it cannot be searched for. */
export type PlanFault = 'pickup' | 'destination' | 'time' | 'way';

/** How long a trip is at first, where nobody said. */
const FIRST_HOURS = 2;

/** The plan while it is edited. It becomes the search with a press, not before. */
export function usePlanDraft() {
  const { plan } = useTripPlan();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const now = useTownTime();
  const [edited, setEdited] = useState<{ from: TripPlan; draft: TripPlan } | null>(null);
  const [isTried, setIsTried] = useState(false);
  const draft = edited?.from === plan ? edited.draft : startOf(plan);
  const { route, isMeasuring, isFailed } = useMeasuredRoute(draft);
  const whole = { ...draft, route };
  const fault = faultOf(whole, now, isFailed);

  return {
    draft: whole,
    isMeasuring,
    /** Said only to who has pressed the button; a time that has passed is said at once. */
    fault: isTried || fault === 'time' ? fault : null,
    change(part: Partial<TripPlan>) {
      const next = changePlan(draft, part);
      setEdited({ from: plan, draft: next.hours > 0 ? next : { ...next, hours: firstHours(next) } });
    },
    /** Whether it is on its way. */
    search(): boolean {
      setIsTried(true);
      if (fault || (isMeasuring && whole.rental_type === 'distance_wise')) return false;
      savePlan(whole);
      const isHere = pathname === '/rental/vehicle-search';
      // Prices are those of a trip: another trip has others.
      const kept = isHere
        ? withChoice(new URLSearchParams(query), ANY_PRICE)
        : new URLSearchParams({ all_category: '1' });
      void navigate(searchAddress(withPlan(kept, whole)), { preventScrollReset: isHere });
      setIsTried(false);
      return true;
    },
  };
}

const ANY_PRICE = { min_price: null, max_price: null };

const firstHours = ({ rental_type }: TripPlan): number => (rental_type === 'day_wise' ? HOURS_A_DAY : FIRST_HOURS);

export const startOf = (plan: TripPlan): TripPlan => (plan.hours > 0 ? plan : { ...plan, hours: firstHours(plan) });

export function faultOf(plan: TripPlan, now: ReturnType<typeof useTownTime>, isFailed: boolean): PlanFault | null {
  if (now && !isPickupTimeValid(plan.pickup_time, now)) return 'time';
  if (!plan.pickup) return 'pickup';
  if (plan.rental_type !== 'distance_wise') return null;
  if (!plan.destination) return 'destination';
  return isFailed ? 'way' : null;
}

export type PlanDraft = ReturnType<typeof usePlanDraft>;
