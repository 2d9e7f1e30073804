import { alongRoute } from '#domain/location/along-route.ts';
import { type Point, roundedPoint } from '#domain/location/point.ts';
import type { Deps } from '#server/deps.ts';
import { announceCouriers } from '#server/live/announce.ts';
import { rideSeconds } from './course.ts';
import { placeCouriers, type Ride, rides } from './demo-orders.repository.ts';

/** The ways that are being ridden, so that each is asked for once. */
export type Ways = Map<number, readonly Point[]>;

/** Another process that reports the same ride does so within the same tick. */
const SAME_TICK_MS = 500;

/** Every courier who is on the way is moved along the streets, by the time that has passed: nothing is lost by a restart. */
export async function moveCouriers(deps: Deps, ways: Ways): Promise<void> {
  const all = await rides(deps.db);
  const riding = new Set(all.map(({ order_id }) => order_id));
  for (const order_id of ways.keys()) if (!riding.has(order_id)) ways.delete(order_id);
  // Ways come from another's server: never while a transaction waits.
  for (const ride of all) if (!ways.has(ride.order_id)) ways.set(ride.order_id, await wayOf(deps, ride));

  const now = deps.now();
  const places = all.flatMap((ride) => {
    const seconds = ridden(ride, now) / 1000;
    const at = alongRoute(ways.get(ride.order_id) ?? [], seconds / rideSeconds(deps.env.DEMO_ORDER_PACE));
    return at ? [{ courier_id: ride.courier_id, at: roundedPoint(at) }] : [];
  });
  if (places.length === 0) return;
  await deps.db.transaction(async (tx) => {
    const moved = await placeCouriers(tx, places, now, new Date(now.getTime() - SAME_TICK_MS));
    await announceCouriers(tx, moved);
  });
}

/** How far along the way there a courier is, by the time it took: who has turned round comes nearer again. */
function ridden({ since, turned }: Ride, now: Date): number {
  if (!turned) return now.getTime() - since.getTime();
  return Math.max(0, 2 * turned.getTime() - since.getTime() - now.getTime());
}

/** Where no street leads, or nobody knows one, as the crow flies. */
async function wayOf({ geo }: Deps, { from, to }: Ride): Promise<readonly Point[]> {
  const route = await geo.route(from, to, 'driving').catch(() => null);
  return route && route.points.length > 1 ? route.points : [from, to];
}
