import '#web/i18n/lazy/trip-cart.ts';
import {
  getTripCart,
  removeTripCart,
  removeTripVehicle,
  removeTripVehicles,
  updateTripCart,
  updateTripOfCart,
} from '#contract/rental/trip-cart.ts';
import type { TripCartLine } from '#contract/rental/trip-cart-shape.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { ApiError, isGone } from '#web/api/api-error.ts';
import { ask, carryOut, findCart, isFull, type Place, type RentTools, say, sayRefusal } from './rent-tools.ts';
import { without, withQuantity } from './shown-cart.ts';
import { changeTripCart, type TripCartChange } from './trip-cart-queue.ts';
import { NO_TRIP_CART, type TripCartKey } from './trip-cart-view.ts';
import { isWhole, tripToCall, type WholePlan } from './trip-of-plan.ts';

/** Another quantity; with a plan another trip, too. Of ten presses on plus the last one counts. */
export function step(tools: RentTools, key: TripCartKey, line: TripCartLine, quantity: number, plan: WholePlan | null) {
  const body = { cart_id: line.id, quantity, ...(plan && tripToCall(plan, tools.now())) };
  return carryOut(tools, key, {
    steps: line.id,
    show: (cart) => withQuantity(cart, line.id, quantity),
    send: (guest_id, own) => tools.api(updateTripCart, { body: { ...body, guest_id } }, undefined, own),
  });
}

/** One step of a line's stepper in the cart, for the cart's own trip. Zero takes it out. */
export async function setQuantity(
  tools: RentTools,
  line: TripCartLine,
  quantity: number,
  place: Place,
): Promise<boolean> {
  if (quantity < 1) return remove(tools, line);
  const found = await findCart(tools);
  const now = found?.cart.lines.find(({ id }) => id === line.id);
  if (!found || !now) return false;
  // Presses can be faster than the screen: each one adds to what is there by now.
  const count = Math.max(1, now.quantity + quantity - line.quantity);
  if (count > now.quantity && isFull(tools, { ...now, quantity: count - 1 }, place)) return false;
  return step(tools, found.key, now, count, null);
}

export async function remove(tools: RentTools, { id }: TripCartLine): Promise<boolean> {
  const found = await findCart(tools);
  if (!found) return false;
  return carryOut(
    tools,
    found.key,
    {
      show: (cart) => without(cart, [id]),
      send: async (guest_id, own) => {
        try {
          return await tools.api(removeTripVehicle, { params: { cart_id: id }, query: { guest_id } }, undefined, own);
        } catch (error) {
          // Another tab, or a press whose answer was lost, has taken it out: that is what was wanted.
          if (!isGone(error)) throw error;
          return tools.api(getTripCart, { query: { guest_id } }, undefined, own);
        }
      },
    },
    'tripcart.removed',
  );
}

export async function reset(tools: RentTools): Promise<boolean> {
  const found = await findCart(tools);
  if (!found) return false;
  return carryOut(
    tools,
    found.key,
    {
      show: () => NO_TRIP_CART,
      send: (guest_id, own) => tools.api(removeTripCart, { query: { guest_id, pickup_time: null } }, undefined, own),
    },
    'tripcart.reset_done',
  );
}

/** Another trip for the whole cart. Vehicles that cannot come along are shown, and go if the shopper wants that. */
export async function changeTrip(tools: RentTools, plan: TripPlan): Promise<boolean> {
  const found = await findCart(tools);
  if (!found?.cart.trip || !isWhole(plan)) return false;
  const { key, cart } = found;
  const { id } = found.cart.trip;
  const body = { ...tripToCall(plan, tools.now()), userId: id };
  const change: TripCartChange = {
    show: (shown) => shown,
    send: (guest_id, own) =>
      tools.api(updateTripOfCart, { params: { id }, body: { ...body, guest_id } }, undefined, own),
  };
  try {
    await changeTripCart(tools, key, change);
  } catch (error) {
    const ids = error instanceof ApiError ? error.ids : [];
    if (ids.length === 0) return sayRefusal(tools, error);
    const lines = cart.lines.filter((line) => ids.includes(line.id));
    const mayGo = await ask<true>(tools, (answer) => ({ name: 'trip-vehicle-list', lines, plan, answer }));
    return mayGo === true && removeAndContinue(tools, key, ids, lines.length < cart.lines.length ? change : null, plan);
  }
  return saved(tools, plan);
}

/** Without any vehicle left there is no trip to change: the plan alone goes on. */
async function removeAndContinue(
  tools: RentTools,
  key: TripCartKey,
  ids: readonly number[],
  change: TripCartChange | null,
  plan: TripPlan,
): Promise<boolean> {
  try {
    await changeTripCart(tools, key, {
      show: (cart) => without(cart, ids),
      send: (guest_id, own) =>
        tools.api(removeTripVehicles, { query: { guest_id, cart_ids: [...ids] } }, undefined, own),
    });
    if (change) await changeTripCart(tools, key, change);
  } catch (error) {
    return sayRefusal(tools, error);
  }
  return saved(tools, plan);
}

function saved(tools: RentTools, plan: TripPlan): true {
  tools.changePlan(plan);
  say(tools, 'tripcart.updated');
  return true;
}
