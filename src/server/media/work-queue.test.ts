import { describe, expect, test } from 'vitest';
import { lru } from './lru.ts';
import { QueueFull, sharedWork, workQueue } from './work-queue.ts';

const untilCalled = () => {
  let open = () => {};
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, closed };
};

describe('the work queue', () => {
  test('runs so many at once, lets so many wait, refuses the next', async () => {
    const gate = untilCalled();
    const inTurn = workQueue({ atOnce: 2, waiting: 3 });
    let running = 0;
    let most = 0;
    const work = () =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await gate.closed;
        running -= 1;
      });

    const accepted = Array.from({ length: 5 }, work);
    await expect(work()).rejects.toBeInstanceOf(QueueFull);
    gate.open();
    await Promise.all(accepted);
    expect(most).toBe(2);
    await expect(work()).resolves.toBeUndefined();
  });

  test('goes on after work that fails', async () => {
    const inTurn = workQueue({ atOnce: 1, waiting: 1 });
    const failing = inTurn(() => Promise.reject(new Error('no')));
    const next = inTurn(async () => 'done');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('done');
  });
});

test('work under way is shared by its key, and forgotten when it ends', async () => {
  const once = sharedWork<number>();
  let runs = 0;
  const work = async () => ++runs;
  expect(await Promise.all([once('a', work), once('a', work), once('b', work)])).toEqual([1, 1, 2]);
  expect(await once('a', work)).toBe(3);
});

describe('the memory of values', () => {
  test('forgets what was asked for longest ago', () => {
    const made: string[] = [];
    const memory = lru<string, string>(2);
    const ask = (key: string) =>
      memory.getOrMake(key, () => {
        made.push(key);
        return key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    expect(memory.size).toBe(2);
  });

  test('does not remember a failure', async () => {
    const memory = lru<string, Promise<string>>(2);
    await expect(memory.getOrMake('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await expect(memory.getOrMake('a', async () => 'back')).resolves.toBe('back');
  });
});
