/**
 * In the order of a trip's life, then the way out of it. A payment that fails is none: trips are paid when they are
 * over, and one whose payment failed stays completed and unpaid, to be paid again (decision 035).
 */
export const TRIP_STATUSES = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled'] as const;

export type TripStatus = (typeof TRIP_STATUSES)[number];

/** What a traveller sees as steps. */
export const TRIP_STEPS = ['pending', 'confirmed', 'ongoing', 'completed'] as const satisfies readonly TripStatus[];

/** Who changes a trip. */
export type TripMover = 'customer' | 'provider' | 'admin' | 'system';

const MOVES: Record<TripStatus, readonly TripStatus[]> = {
  pending: ['confirmed', 'canceled'],
  confirmed: ['ongoing', 'canceled'],
  ongoing: ['completed', 'canceled'],
  completed: [],
  canceled: [],
};

export const isTripRunning = (status: TripStatus): boolean => status !== 'completed' && status !== 'canceled';

/** Whoever booked it takes it back while nobody has promised it; everybody else until it is over. */
export const mayCancelTrip = (status: TripStatus, by: TripMover): boolean =>
  MOVES[status].includes('canceled') && (by !== 'customer' || status === 'pending');

/** no_step: a trip does not go there from here. unassigned: it cannot start before every vehicle has its unit. */
export type TripMoveRefusal = 'no_step' | 'unassigned';

export function refuseTripMove(
  trip: { trip_status: TripStatus; units: number; assigned: number },
  { to, by }: { to: TripStatus; by: TripMover },
): TripMoveRefusal | null {
  if (to === 'canceled') return mayCancelTrip(trip.trip_status, by) ? null : 'no_step';
  if (by === 'customer' || !MOVES[trip.trip_status].includes(to)) return 'no_step';
  return to === 'ongoing' && (trip.units === 0 || trip.assigned < trip.units) ? 'unassigned' : null;
}

/** Units and drivers are named once the trip is promised, and may still change while it is under way. */
export const mayAssign = (status: TripStatus): boolean => status === 'confirmed' || status === 'ongoing';

/** Hours and kilometres are changed until the trip is over. */
export const mayEditTrip = (status: TripStatus): boolean => isTripRunning(status);

/** Paid afterwards: nothing is due before the vehicles are back. */
export const mayPayTrip = (trip: { trip_status: TripStatus; payment_status: string }): boolean =>
  trip.trip_status === 'completed' && trip.payment_status !== 'paid';

export const mayReviewTrip = (trip: { trip_status: TripStatus; payment_status: string }): boolean =>
  trip.trip_status === 'completed' && trip.payment_status === 'paid';
