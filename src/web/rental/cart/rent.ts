import '#web/i18n/lazy/trip-cart.ts';
import { addToTripCart } from '#contract/rental/trip-cart.ts';
import type { TripCartLine } from '#contract/rental/trip-cart-shape.ts';
import { addStep } from '#domain/rental/add-to-trip.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import type { VehicleCardData } from '../rental-cards.ts';
import { ask, carryOut, findCart, isFull, isNoneFree, type Place, type RentTools, refuse } from './rent-tools.ts';
import { step } from './trip-cart-actions.ts';
import type { TripCartKey, TripCartView } from './trip-cart-view.ts';
import { isWhole, planOfTrip, tripToCall, type WholePlan } from './trip-of-plan.ts';

/** Adds that do not show yet: the second press of a double click joins the first. */
const underWay = new Map<number, Promise<boolean>>();

/** Puts one in, or one more; asks whatever has to be asked first. Says whether it is there now. */
export function rent(tools: RentTools, vehicle: VehicleCardData, place: Place): Promise<boolean> {
  const same = underWay.get(vehicle.id);
  if (same) return same;
  const renting = rentOne(tools, vehicle, place).finally(() => {
    if (underWay.get(vehicle.id) === renting) underWay.delete(vehicle.id);
  });
  underWay.set(vehicle.id, renting);
  return renting;
}

async function rentOne(tools: RentTools, vehicle: VehicleCardData, place: Place): Promise<boolean> {
  const found = await findCart(tools);
  if (!found) return false;
  const { key, cart } = found;
  const line = cart.lines.find(({ vehicle_id }) => vehicle_id === vehicle.id);
  if (line ? isFull(tools, line, place) : isNoneFree(tools, vehicle)) return false;
  const plan = await wholePlan(tools, vehicle, cart);
  if (!plan) return false;

  const { trip, lines } = cart;
  const held = trip && { provider_id: trip.provider_id, trip: planOfTrip(trip) };
  const next = addStep(vehicle, plan, held, tools.now());
  switch (next.step) {
    case 'refuse':
      return refuse(tools, 'tripcart.refused.rental_type');
    case 'ask_provider': {
      const from = lines[0]?.provider.name ?? '';
      const isYes = await ask<true>(tools, (answer) => ({
        name: 'reset-trip',
        because: 'another-provider',
        from,
        vehicle,
        answer,
      }));
      return isYes === true && put(tools, key, vehicle, { plan, quantity: 1, replace: 'cart' });
    }
    case 'ask_type': {
      if (!trip) return false;
      const isYes = await ask<true>(tools, (answer) => ({
        name: 'change-trip-type',
        vehicle,
        plan,
        cart: { lines, trip },
        answer,
      }));
      const quantity = (line?.quantity ?? 0) + 1;
      return isYes === true && put(tools, key, vehicle, { plan, quantity, replace: 'trip' });
    }
    case 'ask_trip': {
      if (!held) return false;
      const { differs } = next;
      const choice = await ask<'update' | 'add'>(tools, (answer) => ({
        name: 'trip-differs',
        held: held.trip,
        plan,
        differs,
        answer,
      }));
      if (choice === null) return false;
      if (choice === 'update') return raise(tools, key, vehicle, line, plan);
      tools.changePlan(held.trip);
      return isWhole(held.trip) && raise(tools, key, vehicle, line, held.trip);
    }
    case 'add':
      return raise(tools, key, vehicle, line, plan);
  }
}

/** What the browser plans; where that says too little the cart's own trip, or what the shopper says now. */
async function wholePlan(
  tools: RentTools,
  vehicle: VehicleCardData,
  { trip }: TripCartView,
): Promise<WholePlan | null> {
  if (isWhole(tools.plan)) return tools.plan;
  const known = trip && planOfTrip(trip);
  if (known && isWhole(known)) {
    tools.changePlan(known);
    return known;
  }
  const said = await ask<TripPlan>(tools, (answer) => ({ name: 'plan-trip', vehicle, answer }));
  if (!said || !isWhole(said)) return null;
  tools.changePlan(said);
  return said;
}

function raise(
  tools: RentTools,
  key: TripCartKey,
  vehicle: VehicleCardData,
  line: TripCartLine | undefined,
  plan: WholePlan,
): Promise<boolean> {
  if (!line) return put(tools, key, vehicle, { plan, quantity: 1, replace: undefined });
  // One more shows at once: the next press is another one, however long the server takes.
  underWay.delete(vehicle.id);
  return step(tools, key, line, line.quantity + 1, plan);
}

type Put = { plan: WholePlan; quantity: number; replace: 'cart' | 'trip' | undefined };

/** The new line shows when the server has it: only it knows what the trip costs. */
function put(tools: RentTools, key: TripCartKey, vehicle: VehicleCardData, { plan, quantity, replace }: Put) {
  const body = { vehicle_id: vehicle.id, quantity, ...tripToCall(plan, tools.now()), ...(replace && { replace }) };
  return carryOut(
    tools,
    key,
    {
      show: (cart) => cart,
      send: (guest_id, own) => tools.api(addToTripCart, { body: { ...body, guest_id } }, undefined, own),
    },
    'tripcart.added',
  );
}
