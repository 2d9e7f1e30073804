import type { TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import type { TripDifference } from '#domain/rental/add-to-trip.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { VehicleCardData } from '../rental-cards.ts';

/** null: the question was left without an answer. */
type Question<Answer> = { answer(value: Answer | null): void };

/** A cart with at least one vehicle, and so with a trip. */
type WholeCart = { lines: readonly TripCartLine[]; trip: TripOfCart };

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** Asked for by the shopper, or needed before a vehicle of another provider, or an old trip, can go into the cart. */
    'reset-trip':
      | { because: 'asked' }
      | ({ because: 'book-again' } & Question<true>)
      | ({ because: 'another-provider'; from: string; vehicle: VehicleCardData } & Question<true>);
    'change-trip-type': { vehicle: VehicleCardData; plan: TripPlan; cart: WholeCart } & Question<true>;
    'trip-differs': { held: TripPlan; plan: TripPlan; differs: readonly TripDifference[] } & Question<'update' | 'add'>;
    /** The vehicles of the cart that cannot come along on the plan. */
    'trip-vehicle-list': { lines: readonly TripCartLine[]; plan: TripPlan } & Question<true>;
    'plan-trip': { vehicle: VehicleCardData } & Question<TripPlan>;
  }
}

export const overlays: OverlayViews<
  'reset-trip' | 'change-trip-type' | 'trip-differs' | 'trip-vehicle-list' | 'plan-trip'
> = {
  'reset-trip': lazyWithRetry(() => import('./dialogs/reset-trip.tsx')),
  'change-trip-type': lazyWithRetry(() => import('./dialogs/change-trip-type.tsx')),
  'trip-differs': lazyWithRetry(() => import('./dialogs/trip-differs.tsx')),
  'trip-vehicle-list': lazyWithRetry(() => import('./dialogs/trip-vehicle-list.tsx')),
  'plan-trip': lazyWithRetry(() => import('./dialogs/plan-trip.tsx')),
};
