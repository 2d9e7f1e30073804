import { AppError } from '#contract/errors.ts';
import * as calls from '#contract/rental/trip-cart.ts';
import type { Deps } from '../../deps.ts';
import type { Context } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { ownerIn } from '../../http/shopper.ts';
import { type CartScope, readTripCart } from './read-trip-cart.service.ts';
import type { RequestedTrip } from './trip.service.ts';
import {
  addVehicle,
  changeLine,
  changeTripOfCart,
  clearTripCart,
  type NextVehicle,
  removeLines,
} from './trip-cart.service.ts';

export const tripCartRoutes = (deps: Deps) => [
  route(calls.getTripCart, (context) => readTripCart(deps, cartOf(context))),
  route(calls.addToTripCart, ({ body, ...context }) =>
    addVehicle(deps, cartOf(context), { ...body, replace: body.replace ?? null }, body),
  ),
  route(calls.updateTripCart, ({ body, ...context }) => changeLine(deps, cartOf(context), body, tripIn(body))),
  route(calls.updateBookingCartItem, ({ body, ...context }) => changeLine(deps, cartOf(context), body, tripIn(body))),
  route(calls.updateTripOfCart, ({ params, body, ...context }) =>
    changeTripOfCart(deps, cartOf(context), params.id, body),
  ),
  route(calls.removeTripVehicle, ({ params, ...context }) => removeLines(deps, cartOf(context), [params.cart_id])),
  route(calls.removeTripCartItem, ({ query, ...context }) => removeLines(deps, cartOf(context), [query.cart_id])),
  route(calls.removeTripVehicles, ({ query, ...context }) => removeLines(deps, cartOf(context), query.cart_ids)),
  route(calls.removeTripCart, ({ query, ...context }) => clearTripCart(deps, cartOf(context), nextIn(query))),
];

function cartOf({ shopper, module_id, language }: Context): CartScope {
  if (module_id === null) throw new AppError('module_missing');
  return { owner: ownerIn(shopper), module_id, language };
}

type MaybeTrip = { [Field in keyof RequestedTrip]?: RequestedTrip[Field] | undefined };

/** Clients that only step send no trip; who names a type names the rest. */
function tripIn({ rental_type, pickup_location, pickup_time, ...rest }: MaybeTrip): RequestedTrip | null {
  if (rental_type === undefined) return null;
  if (!pickup_location) throw new AppError('field_required', 'pickup_location');
  return { ...rest, rental_type, pickup_location, pickup_time: pickup_time ?? null };
}

type NextQuery = { [Field in keyof NextVehicle]?: NextVehicle[Field] | undefined };

const nextIn = ({ vehicle_id, quantity = 1, rental_type = null, pickup_time = null }: NextQuery) =>
  vehicle_id === undefined ? null : { vehicle_id, quantity, rental_type, pickup_time };
