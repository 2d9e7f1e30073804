import { AppError } from '#contract/errors.ts';
import type { ListedTripStatus, Trip, TripDetails } from '#contract/rental/trip-shape.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { type PageRequest, pageOf } from '#server/catalog/page.ts';
import type { Deps } from '#server/deps.ts';
import { followKey, isFollowKey } from '#server/live/follow-key.ts';
import { paymentsOf } from '#server/payments/payment-parts.service.ts';
import type { TripRow } from './trip-row.ts';
import { detailsToWire, tripToWire } from './trip-to-wire.ts';
import {
  countTrips,
  editsOfTrip,
  findTrip,
  hasPhone,
  isVisibleTrip,
  linesOfTrip,
  tripsOf,
  unitsOfTrip,
  type WhichTrips,
} from './trips.repository.ts';

/** Its owner, or somebody with the key of a guest's trip. */
export type Viewer = { owner: Owner | null; key?: string | null | undefined };

export type TripList<Row> = { total_size: number; limit: number; offset: number; trips: Row[] };

type Listed = PageRequest & {
  which: WhichTrips;
  trip_status?: ListedTripStatus | undefined;
  search?: string | undefined;
  language: string;
};

export async function listTripsOf(
  deps: Deps,
  owner: Owner,
  { which, trip_status, search, language, ...query }: Listed,
): Promise<TripList<Trip>> {
  const page = pageOf(query);
  const wanted = { which, trip_status: trip_status ?? null, search: search || null };
  const [rows, total_size] = await Promise.all([
    tripsOf(deps.db, owner, wanted, page),
    countTrips(deps.db, owner, wanted),
  ]);
  const { limit, offset } = page;
  return { total_size, limit, offset, trips: rows.map((row) => tripToWire(row, { env: deps.env, language })) };
}

const accessOf = (deps: Deps, { owner, key }: Viewer, id: number) => ({
  owner,
  hasKey: key ? isFollowKey(deps, { kind: 'trip', id }, key) : false,
});

export const mayFollowTrip = (deps: Deps, viewer: Viewer, trip_id: number): Promise<boolean> =>
  isVisibleTrip(deps.db, trip_id, accessOf(deps, viewer, trip_id));

/** A trip that is not theirs answers like one that does not exist. */
export async function tripDetails(deps: Deps, viewer: Viewer, trip_id: number, language: string): Promise<TripDetails> {
  const trip = await findTrip(deps.db, trip_id, accessOf(deps, viewer, trip_id));
  if (!trip) throw new AppError('trip_unknown');
  const { owner } = viewer;
  const booker = trip.customer_id === null ? ['guest', trip.guest_id] : ['customer', trip.customer_id];
  const is_own = owner !== null && owner.kind === booker[0] && owner.id === booker[1];
  return { ...(await wholeTrip(deps, trip, language)), is_own };
}

/** For callers who have checked who asks; `is_own` is theirs to say. */
export async function wholeTrip(deps: Deps, trip: TripRow, language: string): Promise<TripDetails> {
  const { db, env } = deps;
  const payable = { kind: 'trip', id: trip.id } as const;
  const [lines, units, edits, payments] = await Promise.all([
    linesOfTrip(db, trip.id),
    unitsOfTrip(db, trip.id),
    editsOfTrip(db, trip.id),
    paymentsOf(db, payable),
  ]);
  const key = trip.is_guest ? followKey(deps, payable) : null;
  return detailsToWire(trip, { lines, units, edits, payments, key }, { env, language });
}

/** Whether a guest's trip of this number has this phone. */
export const tripHasPhone = (deps: Deps, trip_id: number, phone: string): Promise<boolean> =>
  hasPhone(deps.db, trip_id, phone);
