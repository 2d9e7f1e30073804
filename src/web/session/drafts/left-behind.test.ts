import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { emptyMirror } from '../mirror.ts';
import { browserSession } from '../session.tsx';
import { leaveBehind, takeBack, whoHasLeft } from './left-behind.ts';
import { savedParcelDraft, saveParcelDraft } from './parcel-draft.ts';
import { addPending, pendingMessages } from './pending-messages.ts';

const [ME, ANOTHER] = [7, 8];
const HOUR_MS = 3_600_000;
const MESSAGE = {
  key: '1',
  receiver_type: 'admin',
  receiver_id: 1,
  message: 'hello',
  pictures: 0,
  written_at: '',
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody has begun a parcel and a message when their session ends by itself. */
async function end() {
  localStorage.setItem('token', 'a token');
  const session = browserSession(emptyMirror);
  await takeBack(ME);
  saveParcelDraft({ order_note: 'fragile' });
  addPending(MESSAGE);
  await leaveBehind(() => session.set({ token: null }));
}

const isNothingThere = () => {
  expect(savedParcelDraft()).toEqual({});
  expect(pendingMessages()).toEqual([]);
};

describe('what was begun when a session ended by itself', () => {
  test('is nowhere as long as nobody is signed in, and there again for the same customer', async () => {
    await end();
    isNothingThere();
    expect(whoHasLeft()).toBe(ME);
    await takeBack(ME);
    expect(savedParcelDraft()).toEqual({ order_note: 'fragile' });
    expect(pendingMessages()).toEqual([MESSAGE]);
    expect(whoHasLeft()).toBeNull();
  });

  test('is gone with the next one who signs in, also for who had begun it', async () => {
    await end();
    await takeBack(ANOTHER);
    isNothingThere();
    await takeBack(ME);
    isNothingThere();
  });

  test('waits for a day', async () => {
    await end();
    vi.advanceTimersByTime(25 * HOUR_MS);
    await takeBack(ME);
    isNothingThere();
  });

  test('does not take the place of what was begun since', async () => {
    await end();
    saveParcelDraft({ order_note: 'heavy' });
    await takeBack(ME);
    expect(savedParcelDraft()).toEqual({ order_note: 'heavy' });
  });

  test('is left by nobody of whom the browser does not know who they are', async () => {
    saveParcelDraft({ order_note: 'fragile' });
    const session = browserSession(emptyMirror);
    await leaveBehind(() => session.set({ token: null }));
    expect(whoHasLeft()).toBeNull();
  });
});
