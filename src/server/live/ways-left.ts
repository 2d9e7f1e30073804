import { setTimeout as wait } from 'node:timers/promises';
import type { Point } from '#domain/location/point.ts';
import { isOnWay, remainingMinutes } from '#domain/orders/remaining-minutes.ts';
import type { Geo } from '../providers/geo/geo.ts';
import type { OrderState } from './live.repository.ts';

/** News do not wait longer than this for a way; without one the bee line counts. */
const PATIENCE_MS = 500;
const MOST_AT_ONCE = 20;
const ASK_AGAIN_MS = 30_000;

type Way = { points: readonly Point[]; askedAt: number };

/** The ways of riders who are watched, each asked for once, and again when its rider has taken another one. */
export function waysLeft(geo: Geo) {
  const ways = new Map<number, Way>();

  function isWanted({ id, ...state }: OrderState): boolean {
    const ride = rideOf(state);
    const known = ways.get(id);
    if (!ride) return false;
    return !known || (performance.now() - known.askedAt > ASK_AGAIN_MS && !isOnWay(known.points, ride.rider));
  }

  async function ask({ id, ...state }: OrderState) {
    const ride = rideOf(state);
    if (!ride) return;
    ways.set(id, { points: ways.get(id)?.points ?? [], askedAt: performance.now() });
    const route = await geo.route(ride.rider, ride.door, 'driving').catch(() => null);
    const known = ways.get(id);
    if (route && known) known.points = route.points;
  }

  return {
    async prepare(states: readonly OrderState[]): Promise<void> {
      const asked = states.filter(isWanted).slice(0, MOST_AT_ONCE).map(ask);
      if (asked.length > 0) await Promise.race([Promise.all(asked), wait(PATIENCE_MS, undefined, { ref: false })]);
    },
    minutes: (order_id: number, rider: Point, door: Point): number =>
      remainingMinutes(rider, door, ways.get(order_id)?.points ?? []),
    forget: (order_id: number) => void ways.delete(order_id),
  };
}

/** A rider is the shopper's business only while the order is on the way. */
export function rideOf({ order_status, delivery_man_id, rider, door }: Omit<OrderState, 'id'>) {
  if (order_status !== 'picked_up' || delivery_man_id === null || !rider || !door) return null;
  return {
    delivery_man_id,
    located_at: rider.located_at,
    rider: { lat: rider.latitude, lng: rider.longitude },
    door: { lat: door.latitude, lng: door.longitude },
  };
}
