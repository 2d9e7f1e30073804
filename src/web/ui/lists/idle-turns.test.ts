import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A browser that is idle at once, and draws a frame as soon as it is asked to. */
let pressed: () => void = () => {};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestIdleCallback: (turn: () => void) => setTimeout(turn) });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
  vi.stubGlobal('addEventListener', (_event: string, note: () => void) => {
    pressed = note;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what waits is done in turns, and what was taken back is not', async () => {
  const { whenIdle } = await import('./idle-turns.ts');
  const done: number[] = [];
  whenIdle(() => done.push(1));
  whenIdle(() => done.push(2))();
  whenIdle(() => done.push(3));
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1, 3]);
});

test('for a second after a press nothing is done', async () => {
  const { whenIdle } = await import('./idle-turns.ts');
  const done: number[] = [];
  whenIdle(() => done.push(1));
  pressed();
  vi.advanceTimersByTime(990);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(done).toEqual([1]);
});
