import { setTimeout as wait } from 'node:timers/promises';
import { isSamePoint, type Point } from '#domain/location/point.ts';
import { isOnWay, remainingMinutes } from '#domain/orders/remaining-minutes.ts';
import type { Geo } from '../providers/geo/geo.ts';
import type { OrderState } from './live.repository.ts';

/** News do not wait longer than this for a route; without one the straight line counts. */
const PATIENCE_MS = 500;
const MOST_AT_ONCE = 20;
const REQUEST_AGAIN_MS = 30_000;

/** What of an order says where it is and where it goes. */
type Carried = Pick<OrderState, 'id' | 'order_status' | 'comes_back' | 'delivery_man_id' | 'courier' | 'destination'>;

type Route = { points: readonly Point[]; requestedAt: number; to: Point };

/** The routes of couriers who are watched, each requested once, and again when its courier has taken another one. */
export function remainingRoutes(geo: Geo) {
  const routes = new Map<number, Route>();

  function needsRoute({ id, ...state }: Carried): boolean {
    const ride = rideOf(state);
    const known = routes.get(id);
    if (!ride) return false;
    // What turns round on the way rides the same streets to another door.
    if (!known || !isSamePoint(known.to, ride.destination)) return true;
    return performance.now() - known.requestedAt > REQUEST_AGAIN_MS && !isOnWay(known.points, ride.courier);
  }

  async function requestRoute({ id, ...state }: Carried) {
    const ride = rideOf(state);
    if (!ride) return;
    const before = routes.get(id);
    const points = before && isSamePoint(before.to, ride.destination) ? before.points : [];
    routes.set(id, { points, requestedAt: performance.now(), to: ride.destination });
    const route = await geo.route(ride.courier, ride.destination, 'driving').catch(() => null);
    const known = routes.get(id);
    if (route && known) known.points = route.points;
  }

  return {
    async prepare(states: readonly Carried[]): Promise<void> {
      const requests = states.filter(needsRoute).slice(0, MOST_AT_ONCE).map(requestRoute);
      if (requests.length > 0)
        await Promise.race([Promise.all(requests), wait(PATIENCE_MS, undefined, { ref: false })]);
    },
    minutes: (order_id: number, courier: Point, destination: Point): number =>
      remainingMinutes(courier, destination, routes.get(order_id)?.points ?? []),
    forget: (order_id: number) => void routes.delete(order_id),
  };
}

/** Where the courier is concerns the shopper only while the order is on the way. */
export function rideOf({ order_status, comes_back, delivery_man_id, courier, destination }: Omit<Carried, 'id'>) {
  const isCarried = order_status === 'picked_up' || comes_back;
  if (!isCarried || delivery_man_id === null || !courier || !destination) return null;
  return {
    delivery_man_id,
    located_at: courier.located_at,
    courier: { lat: courier.latitude, lng: courier.longitude },
    destination: { lat: destination.latitude, lng: destination.longitude },
  };
}
