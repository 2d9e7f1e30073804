import { useEffect, useState } from 'react';
import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { LiveTrip } from '#contract/rental/trips.ts';
import { useApi } from './api.tsx';
import { ApiError } from './api-error.ts';
import type { ApiClient } from './client.ts';

/** One order or trip as the server knows it; who is signed in needs no more than its number. */
export type LiveThing = {
  kind: 'order' | 'trip';
  id: number;
  key?: string | undefined;
  guest_id?: string | null | undefined;
};

export type LiveListener = {
  kind: LiveThing['kind'];
  id: number;
  /** Asked for anew with every connection: it is good for a moment only. */
  ticket(): Promise<string>;
  heard(name: 'status' | 'rider', event: LiveStatus | LiveCourier | LiveTrip): void;
  /** Whether news come by themselves now. While they do not, whoever wants them must ask. */
  live(isLive: boolean): void;
};

const FEEDS = {
  order: { path: '/api/v1/customer/order/live', number: 'order_id' },
  trip: { path: '/api/v1/rental/user/trip/live', number: 'trip_id' },
} as const;

/** The server is heard every 15 s; a connection that is silent for longer is dead, whatever the browser thinks. */
const SILENT_MS = 40_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Listens to an order or a trip until it is told to stop. A lost connection is opened anew, ever more slowly, and says which event
 * it has seen last; a page that nobody looks at listens to nothing, for a browser has few connections.
 */
export function listenLive(listener: LiveListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let last_event_id = '';
  let stopped = false;

  function close() {
    clearTimeout(timer);
    source?.close();
    source = null;
    listener.live(false);
  }

  function again() {
    close();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    // Not all at once, when a server has gone that many listened to.
    timer = setTimeout(() => void open(), wait * (0.5 + Math.random() / 2));
  }

  function alive() {
    clearTimeout(timer);
    timer = setTimeout(again, SILENT_MS);
  }

  async function open() {
    if (stopped || document.hidden) return;
    let ticket: string;
    try {
      ticket = await listener.ticket();
    } catch (error) {
      if (!stopped && !isRefusal(error)) again();
      return;
    }
    if (stopped || document.hidden || source) return;
    const { path, number } = FEEDS[listener.kind];
    const query = new URLSearchParams({ [number]: String(listener.id), ticket });
    if (last_event_id) query.set('last_event_id', last_event_id);
    const opened = new EventSource(`${path}?${query}`);
    source = opened;
    alive();
    opened.addEventListener('error', () => source === opened && again());
    opened.addEventListener('beat', alive);
    for (const name of ['status', 'rider'] as const)
      opened.addEventListener(name, (message) => {
        alive();
        failures = 0;
        if (name === 'status') last_event_id = message.lastEventId;
        listener.live(true);
        listener.heard(name, JSON.parse(message.data));
      });
  }

  function looked() {
    if (document.hidden) return close();
    if (!source) void open();
  }

  document.addEventListener('visibilitychange', looked);
  void open();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', looked);
    close();
  };
}

/** Whoever may not listen now may not in a minute either; too many, or nobody there, is another matter. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

async function ticketFor(api: ApiClient, { kind, id, key, guest_id }: LiveThing): Promise<string> {
  if (kind === 'trip') {
    const { requestTripTicket } = await import('#contract/rental/trips.ts');
    return (await api(requestTripTicket, { body: { trip_id: id, key, guest_id } })).ticket;
  }
  const { requestLiveTicket } = await import('#contract/live/live.ts');
  return (await api(requestLiveTicket, { body: { order_id: id, key, guest_id } })).ticket;
}

/** Follows an order or a trip while it is given; `heard` must stay the same function. True while news come by themselves. */
export function useLive(thing: LiveThing | null, heard: LiveListener['heard']): boolean {
  const api = useApi();
  const [isLive, setLive] = useState(false);
  const { kind, id, key, guest_id } = thing ?? {};
  useEffect(() => {
    if (id === undefined || kind === undefined) return;
    const ticket = () => ticketFor(api, { kind, id, key, guest_id });
    return listenLive({ kind, id, ticket, heard, live: setLive });
  }, [api, kind, id, key, guest_id, heard]);
  return isLive;
}
