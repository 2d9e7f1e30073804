import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '#server/deps.ts';
import { moveTrips } from '../trips/move-trips.service.ts';
import { moveCouriers, type Ways } from './move-couriers.service.ts';
import { moveOrders } from './move-orders.service.ts';

/** A courier is seen to move about every two seconds. */
const TICK_MS = 2000;
/** Longer than it takes until the next shift is called, so that there is no gap between them. */
const SHIFT_MS = 150_000;

/**
 * The demo town at work: looks after all running orders and trips at once, until the shift ends or the process stops. All it knows
 * stands in them, so whoever works the next shift goes on where this one stopped.
 */
export async function workShift(deps: Deps, stopping: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  const until = performance.now() + SHIFT_MS;
  const tick = Math.min(TICK_MS, deps.env.DEMO_ORDER_PACE * 250);
  const ways: Ways = new Map();
  while (!stopping.aborted && performance.now() < until) {
    await moveOrders(deps, failed).catch(failed);
    await moveCouriers(deps, ways).catch(failed);
    await moveTrips(deps, failed).catch(failed);
    await wait(tick, undefined, { signal: stopping }).catch(() => {});
  }
}
