import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { Point } from '#domain/location/point.ts';
import type { OrderState } from './live.repository.ts';
import { eventsToTell, type Fresh, type Known } from './news.ts';
import { rideOf } from './remaining-routes.ts';

type MinutesLeft = (order_id: number, courier: Point, destination: Point) => number;

/** Its events; the last one again when it was paid, a courier was found or it takes longer; where the courier is. */
export function orderNews(
  state: OrderState,
  known: Known,
  minutes: MinutesLeft,
): { fresh: Fresh<LiveStatus | LiveCourier>[]; now: Known } {
  const { payment_status, delivery_man_id, processing_time, price } = state;
  const said = JSON.stringify([payment_status, delivery_man_id, processing_time, price]);
  const courier = courierOf(state, minutes);
  const isMoved = courier !== null && courier.located_at !== known.located_at;
  return {
    fresh: [
      ...eventsToTell(state.events, known, said).map((event) => ({
        name: 'status',
        id: event.id,
        data: statusOf(state, event),
      })),
      ...(isMoved ? [{ name: 'courier', data: courier }] : []),
    ],
    now: { after: state.events.at(-1)?.id ?? known.after, said, located_at: courier?.located_at ?? known.located_at },
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
