import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GeoUnavailable } from '../geo.ts';
import { TownThread } from './town-thread.ts';

/** Answers when the test says so. */
class SilentThread extends EventEmitter {
  readonly asked: { id: number }[] = [];

  ref() {}
  unref() {}

  postMessage(question: { id: number }) {
    this.asked.push(question);
  }

  answer() {
    for (const { id } of this.asked.splice(0)) this.emit('message', { id, value: null });
  }
}

function silentTown() {
  const threads: SilentThread[] = [];
  const town = new TownThread('nowhere', () => {
    const thread = new SilentThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  return { town, threads };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How it stands with an answer after so many seconds. */
async function after(seconds: number, asked: Promise<unknown>): Promise<string> {
  let now = 'waits';
  asked.then(
    () => {
      now = 'answered';
    },
    (error) => {
      now = error instanceof GeoUnavailable ? 'given up' : String(error);
    },
  );
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return now;
}

test('a thread that still prepares the town is waited for longer than one that has answered before', async () => {
  const { town, threads } = silentTown();
  const first = town.ask('place', 'one');
  expect(await after(30, first)).toBe('waits');
  threads[0]?.answer();
  expect(await after(0, first)).toBe('answered');
  const second = town.ask('place', 'two');
  expect(await after(14, second)).toBe('waits');
  expect(await after(2, second)).toBe('given up');
});

test('also after it died: the next one prepares anew', async () => {
  const { town, threads } = silentTown();
  const first = town.ask('place', 'one');
  threads[0]?.answer();
  await first;
  const second = town.ask('place', 'two');
  threads[0]?.emit('exit');
  expect(await after(30, second)).toBe('waits');
  expect(threads).toHaveLength(2);
  expect(await after(31, second)).toBe('given up');
});
