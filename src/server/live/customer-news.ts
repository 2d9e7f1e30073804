import type { CustomerState } from './live.repository.ts';
import type { Fresh, Known } from './news.ts';

/**
 * What a customer's browser does not know yet, by the numbers of its events, which have no gaps. Who comes for the first
 * time, or was away for longer than events are told, hears so (`start`) and goes on from here.
 */
export function customerNews(state: CustomerState, known: Known): { fresh: Fresh<unknown>[]; now: Known } {
  const { last_event_id } = state;
  const now = { after: last_event_id, said: 'started', located_at: null };
  const isFirst = known.said === '';
  const oldest = state.events[0]?.id ?? last_event_id + 1;
  const { after } = known;
  const knowsAll = after !== null && after <= last_event_id && after >= oldest - 1;
  if (!knowsAll) return { fresh: [{ name: 'start', id: last_event_id, data: { resumed: false } }], now };
  return {
    fresh: [
      ...(isFirst ? [{ name: 'start', id: after, data: { resumed: true } }] : []),
      ...state.events.filter(({ id }) => id > after).map(({ id, name, event }) => ({ name, id, data: event })),
    ],
    now,
  };
}
