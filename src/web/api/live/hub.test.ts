import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StreamNews } from '#contract/live/stream.ts';
import { ApiError } from '../api-error.ts';
import { type Follower, type Hub, openHub } from './hub.ts';
import type { Subscription } from './subscription.ts';

/** The browser's side, played by hand. */
class Source extends EventTarget {
  static opened: Source[] = [];
  readonly url: URL;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = new URL(url, 'http://shop.test');
    Source.opened.push(this);
  }
  get follow() {
    return this.url.searchParams.get('follow');
  }
  close() {
    this.isClosed = true;
  }
  say(news: Partial<StreamNews>) {
    this.dispatchEvent(new MessageEvent('news', { data: JSON.stringify({ event_id: null, event: {}, ...news }) }));
  }
  tellOrder(event_id: number, order_status: string) {
    this.say({ kind: 'order', id: 7, name: 'status', event_id, event: { order_status } as never });
  }
  tellCustomer(event_id: number, name = 'message', event: object = { message_id: event_id }) {
    this.say({ kind: 'customer', id: 3, name, event_id, event: event as never });
  }
}
const newest = () => Source.opened.at(-1) as Source;
const listening = () => Source.opened.filter(({ isClosed }) => !isClosed);

/** Locks of a browser: one holder of each name, the others wait in turn. */
function makeLocks() {
  let turn = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const mine = turn.then(() => (signal.aborted ? undefined : work()));
      turn = mine.then(() => {});
      return mine;
    },
  };
}

const newPage = () => Object.assign(new EventTarget(), { hidden: false });
let page = newPage();
const look = (isLooked: boolean) => {
  page.hidden = !isLooked;
  page.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

let ask: (subscriptions: readonly Subscription[]) => Promise<void>;
const ticket = async (subscriptions: readonly Subscription[]) => {
  await ask(subscriptions);
  const follow = subscriptions.map(({ thing }) => (thing.kind === 'customer' ? { kind: 'customer', id: 3 } : thing));
  return { ticket: 'sealed', follow };
};

type Heard = { told: string[]; isLive: boolean; leave(): void };

function followIn(hub: Hub, thing: Follower['thing']): Heard {
  const heard: Heard = { told: [], isLive: false, leave: () => {} };
  heard.leave = hub.add({
    name: thing.kind === 'customer' ? 'customer abc' : `${thing.kind} ${thing.id}`,
    thing,
    heard: ({ name, event_id }) => heard.told.push(`${name} ${event_id}`),
    live: (isLive) => {
      heard.isLive = isLive;
    },
  });
  return heard;
}
const order = { kind: 'order', id: 7 } as const;
const customer = { kind: 'customer' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  page = newPage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('navigator', {});
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Source.opened = [];
  ask = async () => {};
});
afterEach(async () => {
  look(false);
  await pass();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tells what it hears, and after a lost connection comes back with a new ticket and the last event it has [ORD-010]', async () => {
  const heard = followIn(openHub(ticket), order);
  await pass();
  expect(newest().url.search).toBe('?follow=order-7&ticket=sealed');
  newest().tellOrder(41, 'pending');
  newest().say({ kind: 'order', id: 7, name: 'courier' });
  expect(heard.told).toEqual(['status 41', 'courier null']);
  expect(heard.isLive).toBe(true);

  newest().dispatchEvent(new Event('error'));
  expect(heard.isLive).toBe(false);
  expect(newest().isClosed).toBe(true);
  await pass(1000);
  expect(Source.opened).toHaveLength(2);
  expect(newest().follow).toBe('order-7-41');
});

test('a connection that says nothing is given up; beats keep it', async () => {
  followIn(openHub(ticket), order);
  await pass();
  for (let n = 0; n < 5; n++) {
    await pass(30_000);
    newest().dispatchEvent(new Event('beat'));
  }
  expect(Source.opened).toHaveLength(1);
  await pass(45_000);
  expect(Source.opened).toHaveLength(2);
});

test('tries more and more slowly while nobody answers, and not at all where it may not listen', async () => {
  const away = vi.fn(async () => Promise.reject(new ApiError(503, [], '')));
  ask = away;
  const { leave } = followIn(openHub(ticket), order);
  await pass(60_000);
  expect(away.mock.calls.length).toBeGreaterThan(4);
  expect(away.mock.calls.length).toBeLessThan(11);
  leave();

  const refuse = vi.fn(async () => Promise.reject(new ApiError(404, [], '')));
  ask = refuse;
  followIn(openHub(ticket), order);
  await pass(60_000);
  expect(refuse).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at listens to nothing, and goes on when it is looked at', async () => {
  const heard = followIn(openHub(ticket), order);
  await pass();
  look(false);
  expect(newest().isClosed).toBe(true);
  await pass(100_000);
  expect(Source.opened).toHaveLength(1);
  look(true);
  await pass();
  expect(Source.opened).toHaveLength(2);
  heard.leave();
  await pass(100_000);
  expect(Source.opened).toHaveLength(2);
  expect(newest().isClosed).toBe(true);
});

test('an order and the customer share one connection, which goes on where it was when another thing joins', async () => {
  const hub = openHub(ticket);
  const own = followIn(hub, customer);
  await pass();
  newest().tellCustomer(5, 'start', { resumed: false });
  newest().tellCustomer(6);
  const bought = followIn(hub, order);
  await pass();
  expect(listening()).toHaveLength(1);
  expect(newest().follow).toBe('customer-3-6,order-7');
  newest().tellCustomer(6, 'start', { resumed: true });
  newest().tellCustomer(7);
  newest().tellOrder(1, 'pending');
  expect(own.told).toEqual(['start 5', 'message 6', 'message 7']);
  expect(bought.told).toEqual(['status 1']);
});

test('what comes twice is told once, and who was away for too long hears so [CHAT-006]', async () => {
  const own = followIn(openHub(ticket), customer);
  await pass();
  newest().tellCustomer(5, 'start', { resumed: false });
  for (const id of [6, 7, 6, 7, 8]) newest().tellCustomer(id);
  newest().say({ kind: 'customer', id: 3, name: 'typing' });
  newest().tellCustomer(90, 'start', { resumed: false });
  expect(own.told).toEqual(['start 5', 'message 6', 'message 7', 'message 8', 'typing null', 'start 90']);
});

test('two tabs share one connection; when the one that holds it goes, the other goes on and misses nothing [CHAT-006]', async () => {
  vi.stubGlobal('navigator', { locks: makeLocks() });
  const channels = new Set<EventTarget>();
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor() {
        super();
        channels.add(this);
      }
      postMessage(data: unknown) {
        const copy = structuredClone(data);
        for (const other of channels)
          if (other !== this) other.dispatchEvent(new MessageEvent('message', { data: copy }));
      }
    },
  );
  const first = followIn(openHub(ticket), customer);
  await pass();
  newest().tellCustomer(5, 'start', { resumed: false });
  const second = openHub(ticket);
  const there = followIn(second, customer);
  await pass();
  // The second tab goes on from here, without a connection of its own and without sending the first one back.
  expect(Source.opened).toHaveLength(1);
  expect(there).toMatchObject({ isLive: true, told: ['start 5'] });
  newest().tellCustomer(6);
  expect(first.told).toEqual(['start 5', 'message 6']);
  expect(there.told).toEqual(['start 5', 'message 6']);

  first.leave();
  await pass();
  expect(listening()).toHaveLength(1);
  expect(newest().follow).toBe('customer-3-6');
  newest().tellCustomer(6, 'start', { resumed: true });
  newest().tellCustomer(7);
  expect(there.told).toEqual(['start 5', 'message 6', 'message 7']);
  expect(first.told).toEqual(['start 5', 'message 6']);
});
