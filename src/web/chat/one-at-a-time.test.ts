import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers when the test says so. */
function slowServer() {
  const open: { answer(): void; refuse(): void }[] = [];
  let asked = 0;
  const ask = () => {
    asked += 1;
    return new Promise<void>((answer, fail) => open.push({ answer, refuse: () => fail(new Error('too many')) }));
  };
  return { ask, asked: () => asked, next: () => open.shift() };
}

const PACE = { betweenMs: 700, againMs: 4000 };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is wanted while a question is under way comes to one more question', async () => {
  const server = slowServer();
  const { want } = oneAtATime(server.ask, PACE);
  for (let message = 0; message < 50; message += 1) want();
  await pass(10_000);
  expect(server.asked()).toBe(1);
  server.next()?.answer();
  await pass(699);
  expect(server.asked()).toBe(1);
  await pass(1);
  expect(server.asked()).toBe(2);
  server.next()?.answer();
  await pass(60_000);
  expect(server.asked()).toBe(2);
});

test('a server that answers at once is not asked more often than the pace allows', async () => {
  let asked = 0;
  const { want } = oneAtATime(async () => {
    asked += 1;
  }, PACE);
  for (let tenth = 0; tenth < 600; tenth += 1) {
    want();
    await pass(100);
  }
  expect(asked).toBeGreaterThan(60);
  expect(asked).toBeLessThan(90);
});

test('what was refused is asked again by itself, and not sooner for being wanted', async () => {
  const server = slowServer();
  const { want } = oneAtATime(server.ask, PACE);
  want();
  server.next()?.refuse();
  await pass(3999);
  want();
  expect(server.asked()).toBe(1);
  await pass(1);
  expect(server.asked()).toBe(2);
  server.next()?.answer();
  await pass(60_000);
  expect(server.asked()).toBe(2);
});

test('stopped, it asks nothing more, until it is wanted again', async () => {
  const server = slowServer();
  const { want, stop } = oneAtATime(server.ask, PACE);
  want();
  stop();
  server.next()?.refuse();
  await pass(60_000);
  expect(server.asked()).toBe(1);
  want();
  expect(server.asked()).toBe(2);
  server.next()?.refuse();
  await pass(1);
  stop();
  await pass(60_000);
  expect(server.asked()).toBe(2);
  want();
  expect(server.asked()).toBe(3);
});
