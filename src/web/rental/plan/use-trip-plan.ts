import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changePlan, NO_PLAN } from '#domain/rental/change-plan.ts';
import { withDestination } from '#domain/rental/recent-destinations.ts';
import type { TripPlace, TripPlan } from '#domain/rental/trip-plan.ts';
import { storedDestinations, storedTripSearch } from '#web/session/drafts/trip-search.ts';
import { useSession } from '#web/session/session.tsx';
import { planFromSearch, planToSearch } from './plan-address.ts';
import { PLAN_QUERY } from './plan-query.ts';
import { planFromStored, planToStored } from './stored-plan.ts';

/**
 * The trip this browser plans: what the page's address says of it, else what was saved. Who has not said where it begins
 * begins where they are. `hours` is 0 until somebody says how long: `isTripKnown` of the domain tells.
 */
export function useTripPlan(): { plan: TripPlan; change(part: Partial<TripPlan>): void } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const stored = useSyncExternalStore(storedTripSearch.subscribe, storedTripSearch.get, () => null);
  const here = useHere();
  const plan = useMemo(() => {
    const said = planFromSearch(params) ?? (stored ? planFromStored(stored) : NO_PLAN);
    return said.pickup ? said : { ...said, pickup: here };
  }, [params, stored, here]);

  function change(part: Partial<TripPlan>) {
    const next = changePlan(plan, part);
    savePlan(next);
    if (planFromSearch(params) === null) return;
    void navigate(`?${withPlan(params, next)}`, { preventScrollReset: true });
  }

  return { plan, change };
}

/** Saved for this browser's next pages; its destination joins the last ones. */
export function savePlan(plan: TripPlan) {
  storedTripSearch.set(planToStored(plan));
  if (plan.destination) storedDestinations.set(withDestination(storedDestinations.get() ?? [], plan.destination));
}

/** The same address with this plan in it. */
export function withPlan(params: URLSearchParams, plan: TripPlan): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of PLAN_QUERY) next.delete(name);
  for (const [name, text] of planToSearch(plan)) next.set(name, text);
  return next;
}

const NONE: readonly TripPlace[] = [];

export const useRecentDestinations = (): readonly TripPlace[] =>
  useSyncExternalStore(storedDestinations.subscribe, storedDestinations.get, () => null) ?? NONE;

/** Where the shopper is; not known before the browser took over. */
function useHere(): TripPlace | null {
  const at = useSession(({ currentLatLng }) => currentLatLng);
  const location_name = useSession(({ location }) => location);
  return useMemo(() => (at && location_name ? { ...at, location_name } : null), [at, location_name]);
}
