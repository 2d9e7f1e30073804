import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TripCartLine } from '#contract/rental/trip-cart-shape.ts';
import { townTime } from '#domain/catalog/town-clock.ts';
import { townMinute } from '#domain/rental/pickup-time.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useApi } from '#web/api/api.tsx';
import { shopTime } from '#web/api/shop-time.ts';
import { withScript } from '#web/api/with-script.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { useTripPlan } from '../plan/use-trip-plan.ts';
import type { VehicleCardData } from '../rental-cards.ts';
import { useRentalModuleId } from '../use-rental-module.ts';
import type { Place } from './rent-tools.ts';

/**
 * What can be done with the trip cart, from cards, pages, drawer and dialogs alike. A change shows as soon as it can and
 * is taken back with the server's words when it refuses; toasts and questions are the cart's own. The scripts are loaded
 * with the cart itself, and in any case before the first change.
 */
export function useRent() {
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const t = useTranslate();
  const { open } = useOpener();
  const { timezone } = useConfig();
  const { plan, change } = useTripPlan();
  const module_id = useRentalModuleId() ?? 0;
  // A question may lie between a press and what it does: by then the plan may be another one. A press on what is seen is
  // about the plan that is seen, however soon it comes.
  const latest = useRef({ plan, change });
  useLayoutEffect(() => {
    latest.current = { plan, change };
  });

  return useMemo(() => {
    const now = () => townMinute(townTime(new Date(shopTime()), timezone));
    const tools = () => {
      let hasChanged = false;
      return {
        ...{ api, store, queries, t, open, now, module_id },
        plan: latest.current.plan,
        changePlan(next: TripPlan) {
          hasChanged = true;
          latest.current.change(next);
        },
        hasChangedPlan: () => hasChanged,
      };
    };
    const change = withScript(t, () => import('./trip-cart-actions.ts'));
    return {
      /** One of it, or one more. */
      rent: (vehicle: VehicleCardData, place: Place) =>
        withScript(t, () => import('./rent.ts'))(({ rent }) => rent(tools(), vehicle, place)),
      /** An old trip as the next one: same vehicles, type and length. */
      bookAgain: (trip_id: number) =>
        withScript(t, () => import('./book-again.ts'))(({ bookAgain }) => bookAgain(tools(), trip_id)),
      /** Zero takes the line out. */
      setQuantity: (line: TripCartLine, quantity: number, place: Place) =>
        change(({ setQuantity }) => setQuantity(tools(), line, quantity, place)),
      remove: (line: TripCartLine) => change(({ remove }) => remove(tools(), line)),
      reset: () => change(({ reset }) => reset(tools())),
      changeTrip: (next: TripPlan) => change(({ changeTrip }) => changeTrip(tools(), next)),
    };
  }, [api, store, queries, t, open, timezone, module_id]);
}
