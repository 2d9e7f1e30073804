import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { ApiError } from '#web/api/api-error.ts';
import {
  addPending,
  changePending,
  type PendingMessage,
  pendingMessages,
} from '#web/session/drafts/pending-messages.ts';
import { type Deliver, runOutbox } from './outbox.ts';

const device = { onLine: true };
const events = new EventTarget();
const LOST = new ApiError(0, [], '');

beforeEach(() => {
  device.onLine = true;
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = (key: string, facts: Partial<PendingMessage> = {}): PendingMessage => ({
  key,
  receiver_type: 'vendor',
  receiver_id: 7,
  message: `message ${key}`,
  pictures: 0,
  written_at: '2026-11-16T18:00:00Z',
  ...facts,
});

/** A server that answers as it is told, one answer a call, and then well. */
function shop(...answers: Error[]) {
  const taken: string[] = [];
  const deliver: Deliver = async ({ key }) => {
    taken.push(key);
    const answer = answers.shift();
    if (answer) throw answer;
  };
  return { taken, deliver };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('what waits to be sent', () => {
  test('is sent from a browser that stores nothing, too', async () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { ...fakeStorage(), setItem: full });
    const { taken, deliver } = shop(LOST);
    const stop = runOutbox(deliver, 'es');
    addPending(message('a'));
    expect(pendingMessages()).toHaveLength(1);
    await settle();
    expect(pendingMessages()).toMatchObject([{ key: 'a', isWaiting: true }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toEqual(['a', 'a']);
    expect(pendingMessages()).toEqual([]);
    stop();
  });

  test('goes out in the order it was written, and waits no more [CHAT-003]', async () => {
    addPending(message('a'));
    addPending(message('b'));
    const { taken, deliver } = shop();
    const stop = runOutbox(deliver, 'es');
    await settle();
    expect(taken).toEqual(['a', 'b']);
    expect(pendingMessages()).toEqual([]);
    stop();
  });

  test('stays while there is no connection, and goes out once when it is back', async () => {
    device.onLine = false;
    const { taken, deliver } = shop();
    const stop = runOutbox(deliver, 'es');
    addPending(message('a'));
    await settle();
    expect(taken).toEqual([]);
    device.onLine = true;
    events.dispatchEvent(new Event('online'));
    events.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toEqual(['a']);
    stop();
  });

  test('is sent again under the same key when no answer came, and later ones wait for it', async () => {
    addPending(message('a'));
    addPending(message('b'));
    const { taken, deliver } = shop(LOST, new ApiError(503, [], ''));
    const stop = runOutbox(deliver, 'es');
    await settle();
    expect(taken).toEqual(['a']);
    expect(pendingMessages()[0]).toMatchObject({ key: 'a', isWaiting: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toEqual(['a', 'a', 'a', 'b']);
    stop();
  });

  test('says that it was too many, and goes out by itself when there is room again', async () => {
    addPending(message('a'));
    const { taken, deliver } = shop(new ApiError(429, [], 'Please wait a minute'), LOST);
    const stop = runOutbox(deliver, 'es');
    await settle();
    expect(pendingMessages()).toMatchObject([{ key: 'a', isTooMany: true }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(pendingMessages(), 'now it is the connection').toMatchObject([{ key: 'a', isTooMany: false }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toEqual(['a', 'a', 'a']);
    expect(pendingMessages()).toEqual([]);
    stop();
  });

  test('holds nobody up when it was refused, and goes out again when its writer says so', async () => {
    addPending(message('a'));
    addPending(message('b'));
    const { taken, deliver } = shop(new ApiError(403, [], 'The store is closed'));
    const stop = runOutbox(deliver, 'es');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(taken).toEqual(['a', 'b']);
    expect(pendingMessages()).toMatchObject([{ key: 'a', refused: 'The store is closed', refused_in: 'es' }]);
    changePending('a', { refused: undefined });
    await settle();
    expect(taken).toEqual(['a', 'b', 'a']);
    stop();
  });

  test('that can be taken back goes out a moment later', async () => {
    addPending(message('a', { send_after: Date.now() + 4000 }));
    const { taken, deliver } = shop();
    const stop = runOutbox(deliver, 'es');
    await vi.advanceTimersByTimeAsync(3900);
    expect(taken).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(taken).toEqual(['a']);
    stop();
  });

  test('without its pictures is not sent: it would be another message', async () => {
    addPending(message('a', { pictures: 2 }));
    const { taken, deliver } = shop();
    const stop = runOutbox(deliver, 'es');
    await settle();
    expect(taken).toEqual([]);
    expect(pendingMessages()).toMatchObject([{ key: 'a', refused: '' }]);
    stop();
  });
});
