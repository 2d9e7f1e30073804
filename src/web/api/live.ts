import { useEffect, useState } from 'react';
import type { LiveEvents } from '#contract/live/live.ts';
import { useApi } from './api.tsx';
import { ApiError } from './api-error.ts';
import type { ApiClient } from './client.ts';

/** One order as the server knows it; who is signed in needs no more than its number. */
export type LiveOrder = { order_id: number; key?: string | undefined; guest_id?: string | null | undefined };

export type LiveListener = {
  /** Asked for anew with every connection: it is good for a moment only. */
  ticket(): Promise<string>;
  order_id: number;
  heard(name: keyof LiveEvents, event: LiveEvents[keyof LiveEvents]): void;
  /** Whether news come by themselves now. While they do not, whoever wants them must ask. */
  live(isLive: boolean): void;
};

const PATH = '/api/v1/customer/order/live';
/** The server is heard every 15 s; a connection that is silent for longer is dead, whatever the browser thinks. */
const SILENT_MS = 40_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Listens to an order until it is told to stop. A lost connection is opened anew, ever more slowly, and says which event
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
    const query = new URLSearchParams({ order_id: String(listener.order_id), ticket });
    if (last_event_id) query.set('last_event_id', last_event_id);
    const opened = new EventSource(`${PATH}?${query}`);
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

async function ticketFor(api: ApiClient, body: LiveOrder): Promise<string> {
  const { requestLiveTicket } = await import('#contract/live/live.ts');
  return (await api(requestLiveTicket, { body })).ticket;
}

/** Follows an order while it is given; `heard` must stay the same function. True while news come by themselves. */
export function useLive(order: LiveOrder | null, heard: LiveListener['heard']): boolean {
  const api = useApi();
  const [isLive, setLive] = useState(false);
  const { order_id, key, guest_id } = order ?? {};
  useEffect(() => {
    if (order_id === undefined) return;
    const ticket = () => ticketFor(api, { order_id, key, guest_id });
    return listenLive({ order_id, ticket, heard, live: setLive });
  }, [api, order_id, key, guest_id, heard]);
  return isLive;
}
