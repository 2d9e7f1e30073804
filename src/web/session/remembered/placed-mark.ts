import { storedValue } from '../stored-value.ts';

/** When something was ordered last in this browser, so that its other tabs look at cart and orders anew. */
const stored = storedValue<number>('local', 'placed_at', (value) => (typeof value === 'number' ? value : null));

/** This tab's own: it knows what it ordered, and leaves a checkout whose cart is gone. */
let own: number | null = null;

export function markPlaced() {
  own = Date.now();
  stored.set(own);
}

/** When that was; null: nothing that is remembered. */
export const placedAt = stored.get;
export const onPlacedAt = stored.subscribe;

/** Whether something that was ordered here was still under way when it was looked at last: it may be for weeks. */
const underWay = storedValue<boolean>('local', 'orders_under_way', (value) => (value === true ? true : null));

export const noteUnderWay = (hasSome: boolean) => underWay.set(hasSome ? true : null);
export const hasUnderWay = (): boolean => underWay.get() === true;

/** Until when a trip lasts that was booked in this browser, the longest one: it may begin weeks after it was booked. */
const tripUntil = storedValue<number>('local', 'trip_until', (value) => (typeof value === 'number' ? value : null));

export const markTrip = (ends_at: number) => tripUntil.set(Math.max(ends_at, tripUntil.get() ?? 0));
export const bookedUntil = tripUntil.get;
export const onBookedUntil = tripUntil.subscribe;

/** `placed`: another tab has ordered something. */
export function onPlaced(placed: () => void): () => void {
  let last = stored.get();
  return stored.subscribe(() => {
    const now = stored.get();
    if (now === last) return;
    last = now;
    if (now !== own) placed();
  });
}
