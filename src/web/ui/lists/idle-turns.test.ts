import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser that is idle at once, and draws a frame as soon as it is asked to. */
let happens: (event: string) => void = () => {};
let sayHydrated = () => {};

beforeEach(() => {
  vi.resetModules();
  vi.doMock('../hydration.ts', () => ({
    hydrated: new Promise<void>((resolve) => {
      sayHydrated = resolve;
    }),
  }));
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestIdleCallback: (turn: () => void) => setTimeout(turn) });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
  const listeners: [event: string, note: () => void][] = [];
  vi.stubGlobal('addEventListener', (event: string, note: () => void) => listeners.push([event, note]));
  happens = (event) => {
    for (const [heard, note] of listeners) if (heard === event) note();
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what waits is done in turns, and what was taken back is not', async () => {
  const { whenIdle } = await import('./idle-turns.ts');
  const done: number[] = [];
  whenIdle(async () => void done.push(1));
  whenIdle(async () => void done.push(2))();
  whenIdle(async () => void done.push(3));
  sayHydrated();
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([1, 3]);
});

test('a turn lasts until what it does is done', async () => {
  const { whenIdle } = await import('./idle-turns.ts');
  const done: number[] = [];
  let finish = () => {};
  whenIdle(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  whenIdle(async () => void done.push(2));
  sayHydrated();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
  finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([2]);
});

test('for a second after a press nothing is done', async () => {
  const { whenIdle } = await import('./idle-turns.ts');
  const done: number[] = [];
  whenIdle(async () => void done.push(1));
  sayHydrated();
  happens('pointerdown');
  await vi.advanceTimersByTimeAsync(990);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([1]);
});

test('it begins as soon as the page answers to presses', async () => {
  const { whenIdle } = await import('./idle-turns.ts');
  const done: number[] = [];
  whenIdle(async () => void done.push(1));
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
  sayHydrated();
  await vi.advanceTimersByTimeAsync(100);
  expect(done).toEqual([1]);
});
