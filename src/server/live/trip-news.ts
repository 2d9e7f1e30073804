import type { LiveTrip } from '#contract/rental/trips.ts';
import type { TripState } from './live.repository.ts';
import type { Fresh, Known } from './order-news.ts';

/**
 * What a listener does not know yet: every event since the last one it has, or only the newest when it comes for the
 * first time; the same event again when something else about the trip changed (a driver, its length, its payment).
 */
export function tripNews(state: TripState, known: Known): { fresh: Fresh<LiveTrip>[]; now: Known } {
  const last = state.events.at(-1);
  const { after } = known;
  const missed = after === null ? [] : state.events.filter(({ id }) => id > after);
  const said = `${state.payment_status} ${state.updated_at.toISOString()}`;
  const told = missed.length > 0 || (last !== undefined && said === known.said) ? missed : last ? [last] : [];
  return {
    fresh: told.map((event) => ({
      name: 'status',
      id: event.id,
      data: {
        trip_id: state.id,
        trip_status: event.trip_status,
        payment_status: state.payment_status,
        changed_at: new Date(event.created_at).toISOString(),
      },
    })),
    now: { after: last?.id ?? after, said, located_at: null },
  };
}
