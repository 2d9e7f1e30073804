import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { listenLive } from './live.ts';

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
  close() {
    this.isClosed = true;
  }
  say(name: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}
const newest = () => Source.opened.at(-1) as Source;

const page = Object.assign(new EventTarget(), { hidden: false });
let tickets: (() => Promise<string>)[];
let heard: [string, unknown][];
let lives: boolean[];
let stop: () => void;

async function listen() {
  stop = listenLive({
    kind: 'order',
    id: 7,
    ticket: () => (tickets.shift() ?? (async () => 'more'))(),
    heard: (name, event) => heard.push([name, event]),
    live: (isLive) => lives.push(isLive),
  });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', Source);
  Source.opened = [];
  [heard, lives, page.hidden] = [[], [], false];
  tickets = [async () => 'first', async () => 'second'];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tells what it hears, and after a lost connection comes back with a new ticket and the last event it has [ORD-010]', async () => {
  await listen();
  expect(newest().url.search).toBe('?order_id=7&ticket=first');
  newest().say('status', { order_status: 'pending' }, '41');
  newest().say('rider', { latitude: 57.7 });
  expect(heard).toEqual([
    ['status', { order_status: 'pending' }],
    ['rider', { latitude: 57.7 }],
  ]);
  expect(lives.at(-1)).toBe(true);

  newest().dispatchEvent(new Event('error'));
  expect(lives.at(-1)).toBe(false);
  expect(newest().isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Source.opened).toHaveLength(2);
  expect(newest().url.search).toBe('?order_id=7&ticket=second&last_event_id=41');
});

test('a connection that says nothing is given up; beats keep it', async () => {
  await listen();
  for (let n = 0; n < 5; n++) {
    await vi.advanceTimersByTimeAsync(30_000);
    newest().say('beat', null);
  }
  expect(Source.opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(Source.opened).toHaveLength(2);
});

test('tries more and more slowly while nobody answers, and not at all where it may not listen', async () => {
  const ask = vi.fn(async (): Promise<string> => Promise.reject(new ApiError(503, [], '')));
  tickets = Array(20).fill(ask);
  await listen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask.mock.calls.length).toBeGreaterThan(4);
  expect(ask.mock.calls.length).toBeLessThan(11);
  stop();

  const refuse = vi.fn(async (): Promise<string> => Promise.reject(new ApiError(404, [], '')));
  tickets = Array(5).fill(refuse);
  await listen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refuse).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at listens to nothing, and goes on when it is looked at', async () => {
  await listen();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(newest().isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(Source.opened).toHaveLength(1);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(Source.opened).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(Source.opened).toHaveLength(2);
  expect(newest().isClosed).toBe(true);
});
