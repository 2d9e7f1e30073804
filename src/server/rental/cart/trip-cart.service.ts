import { AppError, ListRefusal } from '#contract/errors.ts';
import type { Vehicle } from '#contract/rental/rental.ts';
import type { TripCart } from '#contract/rental/trip-cart-shape.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { lineProblem } from '#domain/rental/line-problem.ts';
import type { RentalType } from '#domain/rental/trip-plan.ts';
import { offersTrip } from '#domain/rental/trip-price.ts';
import { townTimezone } from '../../catalog/area.service.ts';
import type { Db } from '../../db/db.ts';
import { type Deps, inTransaction } from '../../deps.ts';
import { vehiclesById } from '../rental.service.ts';
import { offeredVehicle, providerFor, refuseProvider, refuseQuantity } from './offered-vehicle.service.ts';
import { type CartScope, readTripCart } from './read-trip-cart.service.ts';
import { type RequestedTrip, readTrip, timeOf } from './trip.service.ts';
import {
  changeTrip,
  deleteIfEmpty,
  deleteLines,
  deleteTripCart,
  findTripCart,
  insertTripCart,
  lockTripCart,
  MAX_LINES,
  putLine,
  type StoredTrip,
  type TripCartRow,
} from './trip-cart.repository.ts';
import { freeCounts } from './trip-facts.repository.ts';

export type { TripCartRow } from './trip-cart.repository.ts';

/** As it is stored, with its lines. With `lock` nobody else changes it until the transaction ends. */
export const tripCartOf = (
  tx: Db,
  owner: Owner,
  module_id: number,
  { lock }: { lock: boolean },
): Promise<TripCartRow | null> => (lock ? lockTripCart : findTripCart)(tx, owner, module_id);

/** What was in the cart has been booked. */
export const emptyTripCart = (tx: Db, owner: Owner, module_id: number): Promise<number> =>
  deleteTripCart(tx, owner, module_id);

export type NewVehicle = { vehicle_id: number; quantity: number; replace: 'cart' | 'trip' | null };

/** A new line, for the trip of the request: the vehicles that are there already go on that trip, too. */
export async function addVehicle(
  deps: Deps,
  scope: CartScope,
  added: NewVehicle,
  requested: RequestedTrip,
): Promise<TripCart> {
  const { owner, module_id } = scope;
  const trip = await readTrip(deps, requested);
  await deps.db.transaction(async (tx) => {
    const inside = inTransaction(deps, tx);
    const before = await lockTripCart(tx, owner, module_id);
    const vehicle = await offeredVehicle(inside, { ...added, ...scope }, trip);
    const cart = before ?? (await makeCart(tx, scope, vehicle, trip));
    refuseBeside(cart, vehicle, added, trip);
    await changeTrip(tx, cart.id, { ...trip, provider_id: vehicle.provider_id });
    await deleteLines(tx, cart.id, await givingWay(inside, cart, added, trip.rental_type));
    await putLine(tx, cart.id, { vehicle_id: vehicle.id, quantity: added.quantity });
  });
  return readTripCart(deps, scope);
}

type WholeTrip = StoredTrip & { provider_id: number; lines: readonly { vehicle_id: number; quantity: number }[] };

/** Another trip with its vehicles, all at once. Without `replace` only where nothing lies in the cart. */
export async function fillTripCart(
  deps: Deps,
  scope: CartScope,
  { lines, replace, ...trip }: WholeTrip & { replace: boolean },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await lockTripCart(tx, scope.owner, scope.module_id);
    const cart = before ?? (await makeCart(tx, scope, trip, trip));
    if (cart.lines.length > 0 && !replace) throw new AppError('trip_cart_taken');
    await changeTrip(tx, cart.id, trip);
    await deleteLines(
      tx,
      cart.id,
      cart.lines.map(({ id }) => id),
    );
    for (const line of lines) await putLine(tx, cart.id, line);
  });
}

async function makeCart(
  tx: Db,
  { owner, module_id }: CartScope,
  { provider_id }: Pick<Vehicle, 'provider_id'>,
  trip: StoredTrip,
) {
  await insertTripCart(tx, owner, { ...trip, module_id, provider_id });
  const made = await lockTripCart(tx, owner, module_id);
  if (!made) throw new Error('the trip cart went away under its lock');
  return made;
}

/** One provider and one trip type a cart, each vehicle once. */
function refuseBeside(cart: TripCartRow | null, vehicle: Vehicle, { replace }: NewVehicle, trip: StoredTrip) {
  if (!cart || replace === 'cart') return;
  if (cart.provider_id !== vehicle.provider_id) throw new AppError('trip_other_provider');
  if (replace === 'trip') return;
  if (cart.rental_type !== trip.rental_type) throw new AppError('trip_other_type');
  if (cart.lines.some(({ vehicle_id }) => vehicle_id === vehicle.id)) throw new AppError('trip_vehicle_known');
  if (cart.lines.length >= MAX_LINES) throw new AppError('cart_full');
}

/** The lines that the new vehicle does not leave in the cart. */
async function givingWay(
  deps: Deps,
  { lines }: TripCartRow,
  { vehicle_id, replace }: NewVehicle,
  rental_type: RentalType,
): Promise<number[]> {
  const others = lines.filter((line) => line.vehicle_id !== vehicle_id);
  if (replace === null || others.length === 0) return [];
  const vehicles = replace === 'trip' ? await vehiclesOf(deps, others) : [];
  const staying = new Set(vehicles.filter((one) => offersTrip(one, rental_type)).map(({ id }) => id));
  return others.filter((line) => !staying.has(line.vehicle_id)).map(({ id }) => id);
}

const vehiclesOf = (deps: Deps, lines: TripCartRow['lines']): Promise<Vehicle[]> =>
  vehiclesById(
    deps,
    lines.map(({ vehicle_id }) => vehicle_id),
    'en',
  );

/** Another quantity for a line, and with a trip another trip for the whole cart. */
export async function changeLine(
  deps: Deps,
  scope: CartScope,
  { cart_id, quantity }: { cart_id: number; quantity: number },
  requested: RequestedTrip | null,
): Promise<TripCart> {
  const asked = requested && (await readTrip(deps, requested));
  await deps.db.transaction(async (tx) => {
    const inside = inTransaction(deps, tx);
    const cart = await lockTripCart(tx, scope.owner, scope.module_id);
    const line = cart?.lines.find(({ id }) => id === cart_id);
    if (!cart || !line) throw new AppError('trip_line_gone');
    if (asked) await moveTrip(inside, cart, asked);
    // Fewer is always a step in the right direction, even when it is still too many.
    if (quantity > line.quantity) {
      const [vehicle] = await vehiclesById(inside, [line.vehicle_id], scope.language);
      if (!vehicle) throw new AppError('trip_vehicle_gone');
      await refuseQuantity(inside, vehicle, quantity, asked ?? cart);
    }
    await putLine(tx, cart.id, { ...line, quantity });
  });
  return readTripCart(deps, scope);
}

export async function changeTripOfCart(
  deps: Deps,
  scope: CartScope,
  id: number,
  requested: RequestedTrip,
): Promise<TripCart> {
  const trip = await readTrip(deps, requested);
  await deps.db.transaction(async (tx) => {
    const cart = await lockTripCart(tx, scope.owner, scope.module_id);
    if (cart?.id !== id) throw new AppError('trip_cart_gone');
    await moveTrip(inTransaction(deps, tx), cart, trip);
  });
  return readTripCart(deps, scope);
}

/** Refused with the list of the lines that cannot come along: not offered for such a trip, or none free at that time. */
async function moveTrip(deps: Deps, cart: TripCartRow, trip: StoredTrip): Promise<void> {
  const vehicles = await vehiclesOf(deps, cart.lines);
  refuseProvider(await providerFor(deps, cart.provider_id, trip), vehicles[0]?.provider.name ?? '');
  const free = await freeCounts(
    deps.db,
    vehicles.map(({ id }) => id),
    timeOf(trip, deps.now()),
  );
  const stranded = cart.lines.filter(({ vehicle_id }) => {
    const vehicle = vehicles.find((one) => one.id === vehicle_id);
    const asked = { rental_type: trip.rental_type, quantity: 1, free: free.get(vehicle_id) ?? 0 };
    return !vehicle || lineProblem(vehicle, asked) !== null;
  });
  if (stranded.length > 0)
    throw new ListRefusal(
      'trip_conflict',
      stranded.map(({ id }) => id),
    );
  await changeTrip(deps.db, cart.id, { ...trip, provider_id: cart.provider_id });
}

/** All of them or none. */
export async function removeLines(deps: Deps, scope: CartScope, ids: readonly number[]): Promise<TripCart> {
  await deps.db.transaction(async (tx) => {
    const cart = await lockTripCart(tx, scope.owner, scope.module_id);
    const own = new Set(cart?.lines.map(({ id }) => id));
    if (!cart || !ids.every((id) => own.has(id))) throw new AppError('trip_line_gone');
    await deleteLines(tx, cart.id, ids);
    await deleteIfEmpty(tx, cart.id);
  });
  return readTripCart(deps, scope);
}

/** What shall be added next; looked at before anything goes. */
export type NextVehicle = {
  vehicle_id: number;
  quantity: number;
  rental_type: RentalType | null;
  pickup_time: string | null;
};

export async function clearTripCart(deps: Deps, scope: CartScope, next: NextVehicle | null) {
  const timezone = await townTimezone(deps);
  await deps.db.transaction(async (tx) => {
    const cart = await lockTripCart(tx, scope.owner, scope.module_id);
    if (cart && next) {
      const rental_type = next.rental_type ?? cart.rental_type;
      const pickup_time = next.pickup_time === null ? null : momentIn(timezone, next.pickup_time);
      await offeredVehicle(inTransaction(deps, tx), { ...next, ...scope }, { ...cart, rental_type, pickup_time });
    }
    await deleteTripCart(tx, scope.owner, scope.module_id);
  });
  return { carts: [], user_data: [], status: 'success' as const };
}
