import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeLayersByBack } from './back.ts';

type Entry = { state: Record<string, unknown> | null; url: string };

/** A tab with a history like the browser's: back() and forward() arrive a moment later, with a popstate. */
function aTab(...before: string[]) {
  const entries: Entry[] = [...before, '/page'].map((url, idx) => ({ state: { idx, key: url }, url }));
  let at = entries.length - 1;
  const listeners: ((event: PopStateEvent) => void)[] = [];
  /** What the router hears of. */
  const heard: string[] = [];
  const go = (delta: number) =>
    setTimeout(() => {
      if (!entries[at + delta]) return;
      at += delta;
      let isStopped = false;
      const event = {
        state: entries[at]?.state,
        stopImmediatePropagation: () => {
          isStopped = true;
        },
      };
      for (const listen of listeners) listen(event as unknown as PopStateEvent);
      if (!isStopped) heard.push(entries[at]?.url ?? '');
    });
  const tab = {
    history: {
      get state() {
        return entries[at]?.state ?? null;
      },
      back: () => void go(-1),
      pushState(state: Entry['state'], _unused: string, url?: string | URL | null) {
        entries.splice(at + 1, entries.length, { state, url: String(url) });
        at += 1;
      },
      replaceState(state: Entry['state'], _unused: string, url?: string | URL | null) {
        entries[at] = { state, url: String(url) };
      },
    },
    location: {
      get href() {
        return entries[at]?.url ?? '';
      },
    },
    addEventListener: (_type: 'popstate', listen: (event: PopStateEvent) => void) => void listeners.push(listen),
  };
  const law = closeLayersByBack(tab);
  const press = (delta: number) => {
    go(delta);
    vi.runAllTimers();
  };
  /** As the router does it: the entry's number is one more than that of the entry it stands on. */
  const navigate = (url: string) =>
    tab.history.pushState({ idx: Number(tab.history.state?.idx) + 1, key: url }, '', url);
  return {
    tab,
    heard,
    navigate,
    back: () => press(-1),
    forward: () => press(1),
    /** As the browser does it when a link leads to a part of the same page. */
    fragment(url: string) {
      entries.splice(at + 1, entries.length, { state: null, url });
      go(1);
      vi.runAllTimers();
    },
    doubleBack: () => {
      go(-1);
      press(-1);
    },
    addresses: () => entries.map(({ url }) => url),
    address: () => tab.location.href,
    open(refuses = false) {
      const closed = vi.fn(() => refuses || take());
      const take = law.addLayer(() => void closed());
      vi.runAllTimers();
      return {
        closed,
        close: () => {
          take();
          vi.runAllTimers();
        },
        take,
      };
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('Back closes what is open, and only the next one leaves the page', () => {
  const { open, back, address, heard } = aTab('/before');
  const { closed } = open();
  back();
  expect(closed).toHaveBeenCalledOnce();
  expect([address(), heard]).toEqual(['/page', []]);
  back();
  expect([address(), heard]).toEqual(['/before', ['/before']]);
});

test('of two the upper one closes first', () => {
  const { open, back, address } = aTab('/before');
  const lower = open();
  const upper = open();
  back();
  expect([upper.closed.mock.calls.length, lower.closed.mock.calls.length]).toEqual([1, 0]);
  back();
  expect(lower.closed).toHaveBeenCalledOnce();
  expect(address()).toBe('/page');
  back();
  expect(address()).toBe('/before');
});

test('what was closed by its cross leaves nothing that Back would have to pass', () => {
  const { open, back, address, heard } = aTab('/before');
  open().close();
  expect(heard).toEqual([]);
  back();
  expect(address()).toBe('/before');
});

test('after a link to a part of the page Back still knows what belongs together', () => {
  const { open, navigate, fragment, address, addresses, heard } = aTab();
  fragment('/page#content');
  const cart = open();
  cart.take();
  // The mark is on its way off when the page is left.
  vi.runOnlyPendingTimers();
  navigate('/checkout');
  vi.runAllTimers();
  expect([address(), addresses(), heard]).toEqual([
    '/checkout',
    ['/page', '/page#content', '/checkout'],
    ['/page#content'],
  ]);
});

test('two quick presses close it and leave the page', () => {
  const { open, doubleBack, address } = aTab('/before');
  const { closed } = open();
  doubleBack();
  expect(closed).toHaveBeenCalledOnce();
  expect(address()).toBe('/before');
});

test('a link inside takes the place of the mark, whether it closes first or goes first', () => {
  const first = aTab();
  const menu = first.open();
  menu.take();
  first.navigate('/next');
  vi.runAllTimers();
  expect(first.addresses()).toEqual(['/page', '/next']);

  const second = aTab();
  const drawer = second.open();
  drawer.close();
  second.navigate('/next');
  vi.runAllTimers();
  expect(second.addresses()).toEqual(['/page', '/next']);
  second.back();
  expect([second.address(), second.heard]).toEqual(['/page', ['/page']]);
});

test('a link that is pressed while the mark is being taken away waits for it', () => {
  const { open, navigate, addresses, address } = aTab();
  const { take } = open();
  take();
  // The mark goes with the first timer, and its popstate comes with the next.
  vi.advanceTimersToNextTimer();
  navigate('/next');
  vi.runAllTimers();
  expect([address(), addresses()]).toEqual(['/next', ['/page', '/next']]);
});

test('what refuses to close stays open, and the next Back asks it again', () => {
  const { open, back, address } = aTab('/before');
  const { closed } = open(true);
  back();
  back();
  expect(closed).toHaveBeenCalledTimes(2);
  expect(address()).toBe('/page');
});

test('an address that changed under an open sheet is kept when Back closes it', () => {
  const { tab, open, back, address } = aTab('/before');
  open();
  tab.history.replaceState({ idx: 1, key: 'filtered' }, '', '/page?filter=new');
  back();
  expect(address()).toBe('/page?filter=new');
  expect(tab.history.state).toMatchObject({ idx: 1, key: 'filtered' });
  back();
  expect(address()).toBe('/before');
});

test('forward after Back opens nothing and leads nowhere', () => {
  const { open, back, forward, address, heard } = aTab('/before');
  open();
  back();
  forward();
  expect([address(), heard]).toEqual(['/page', []]);
  back();
  expect(address()).toBe('/before');
});

test('a page that was loaded again with something open has no mark any more', () => {
  const { tab, addresses, back, address } = aTab('/before');
  tab.history.pushState({ idx: 1, key: '/page', isMark: true }, '', '/page');
  expect(addresses()).toHaveLength(3);
  closeLayersByBack(tab);
  vi.runAllTimers();
  back();
  expect(address()).toBe('/before');
});

test('a step back that the browser drops holds up nobody for ever', () => {
  const { tab, open, navigate, address } = aTab('/before');
  const layer = open();
  tab.history.back = () => {};
  layer.take();
  vi.advanceTimersByTime(10);
  navigate('/next');
  expect(address()).toBe('/page');
  vi.runAllTimers();
  expect(address()).toBe('/next');
});
