import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { Point } from '#domain/location/point.ts';
import type { OrderState } from './live.repository.ts';
import { rideOf } from './remaining-routes.ts';

type MinutesLeft = (order_id: number, courier: Point, destination: Point) => number;

/** What a listener has heard so far. */
export type Known = {
  after: number | null;
  /** What the last `status` said, as one text. */
  said: string;
  located_at: string | null;
};

/** One event of the stream. Only `status` has an id: it is what a browser that comes back has seen last. */
export type Fresh<Data> = { name: string; data: Data; id?: number };

/**
 * What a listener does not know yet: every event since the last one it has, or only the newest when it comes for the first
 * time; the same event again when something else about the order changed (it was paid, a courier was found, it takes longer).
 */
export function orderNews(
  state: OrderState,
  known: Known,
  minutes: MinutesLeft,
): { fresh: Fresh<LiveStatus | LiveCourier>[]; now: Known } {
  const last = state.events.at(-1);
  const { after } = known;
  const missed = after === null ? [] : state.events.filter(({ id }) => id > after);
  const { payment_status, delivery_man_id, processing_time, price } = state;
  const said = JSON.stringify([payment_status, delivery_man_id, processing_time, price]);
  const told = missed.length > 0 || (last !== undefined && said === known.said) ? missed : last ? [last] : [];
  const courier = courierOf(state, minutes);
  const isMoved = courier !== null && courier.located_at !== known.located_at;
  return {
    fresh: [
      ...told.map((event) => ({ name: 'status', id: event.id, data: statusOf(state, event) })),
      ...(isMoved ? [{ name: 'courier', data: courier }] : []),
    ],
    now: { after: last?.id ?? after, said, located_at: courier?.located_at ?? known.located_at },
  };
}

const statusOf = (state: OrderState, { order_status, created_at }: OrderState['events'][number]): LiveStatus => ({
  order_id: state.id,
  order_status,
  payment_status: state.payment_status,
  delivery_man_id: state.delivery_man_id,
  processing_time: state.processing_time,
  price_status: state.price?.price_status ?? null,
  changed_at: new Date(created_at).toISOString(),
});

function courierOf({ id, ...state }: OrderState, minutes: MinutesLeft): LiveCourier | null {
  const ride = rideOf(state);
  return (
    ride && {
      order_id: id,
      delivery_man_id: ride.delivery_man_id,
      latitude: ride.courier.lat,
      longitude: ride.courier.lng,
      located_at: new Date(ride.located_at).toISOString(),
      remaining_minutes: minutes(id, ride.courier, ride.destination),
    }
  );
}
