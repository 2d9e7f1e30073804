import type { LiveTrip } from '#contract/rental/trips.ts';
import type { TripState } from './live.repository.ts';
import { eventsToTell, type Fresh, type Known } from './news.ts';

/** Its events; the last one again when it was paid, or its driver or length has changed. */
export function tripNews(state: TripState, known: Known): { fresh: Fresh<LiveTrip>[]; now: Known } {
  const said = `${state.payment_status} ${state.updated_at.toISOString()}`;
  return {
    fresh: eventsToTell(state.events, known, said).map((event) => ({
      name: 'status',
      id: event.id,
      data: {
        trip_id: state.id,
        trip_status: event.trip_status,
        payment_status: state.payment_status,
        changed_at: new Date(event.created_at).toISOString(),
      },
    })),
    now: { after: state.events.at(-1)?.id ?? known.after, said, located_at: null },
  };
}
