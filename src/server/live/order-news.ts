import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { Point } from '#domain/location/point.ts';
import type { OrderState } from './live.repository.ts';
import { rideOf } from './ways-left.ts';

type MinutesLeft = (order_id: number, rider: Point, door: Point) => number;

/** What a listener has heard so far. */
export type Known = {
  after: number | null;
  /** What the last `status` said, as one text. */
  said: string;
  located_at: string | null;
};

type Fresh = { name: 'status'; data: LiveStatus; id: number } | { name: 'rider'; data: LiveCourier };

/**
 * What a listener does not know yet: every event since the last one it has, or only the newest when it comes for the first
 * time; the same event again when something else about the order changed (it was paid, a rider was found).
 */
export function news(state: OrderState, known: Known, minutes: MinutesLeft): { fresh: Fresh[]; now: Known } {
  const last = state.events.at(-1);
  const { after } = known;
  const missed = after === null ? [] : state.events.filter(({ id }) => id > after);
  const said = `${state.payment_status} ${state.delivery_man_id}`;
  const told = missed.length > 0 || (last !== undefined && said === known.said) ? missed : last ? [last] : [];
  const rider = courierOf(state, minutes);
  const isMoved = rider !== null && rider.located_at !== known.located_at;
  return {
    fresh: [
      ...told.map((event) => ({ name: 'status' as const, id: event.id, data: statusOf(state, event) })),
      ...(isMoved ? [{ name: 'rider' as const, data: rider }] : []),
    ],
    now: { after: last?.id ?? after, said, located_at: rider?.located_at ?? known.located_at },
  };
}

const statusOf = (state: OrderState, { order_status, created_at }: OrderState['events'][number]): LiveStatus => ({
  order_id: state.id,
  order_status,
  payment_status: state.payment_status,
  delivery_man_id: state.delivery_man_id,
  changed_at: new Date(created_at).toISOString(),
});

function courierOf({ id, ...state }: OrderState, minutes: MinutesLeft): LiveCourier | null {
  const ride = rideOf(state);
  return (
    ride && {
      order_id: id,
      delivery_man_id: ride.delivery_man_id,
      latitude: ride.rider.lat,
      longitude: ride.rider.lng,
      located_at: new Date(ride.located_at).toISOString(),
      remaining_minutes: minutes(id, ride.rider, ride.door),
    }
  );
}
