import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { ApiError } from '#web/api/api-error.ts';
import { hasLostAttempt, savedAttempt } from '#web/session/drafts/order-attempt.ts';
import { sendOnce } from './send-once.ts';

const LOST = new ApiError(0, [], '');
const REFUSED = new ApiError(403, [], 'closed');
const CONFLICT = new ApiError(409, [], 'used');

let keys: string[];

const press = (sent: string, answer: ApiError | 'placed', page = 'buy_now') => {
  const pressed = sendOnce({ page, sent, whole: true }, async (key) => {
    keys.push(key);
    if (answer !== 'placed') throw answer;
    return answer;
  }).catch((error: unknown) => error);
  return vi.runAllTimersAsync().then(() => pressed);
};

const different = () => new Set(keys).size;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.useFakeTimers();
  keys = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was changed after an answer got lost goes out under the same key: it is never placed twice [CHK-025]', async () => {
  await press('one', LOST);
  await press('one, with a note', 'placed');
  expect([keys.length, different(), hasLostAttempt('buy_now')]).toEqual([3, 1, false]);
});

test('a refusal says nothing of what went out before: its key stays until that is known', async () => {
  await press('one', LOST);
  await press('another', REFUSED);
  expect(savedAttempt('buy_now')).toMatchObject({ sent: 'one', key: keys[0] });
  await press('a third', CONFLICT);
  expect(different()).toBe(1);
  expect(hasLostAttempt('buy_now')).toBe(false);
  await press('a third', 'placed');
  expect(different()).toBe(2);
});

test('what is under way is not lost: a cart that another tab empties meanwhile says nothing of it [CHK-025]', async () => {
  const seen: boolean[] = [];
  const send = async () => {
    seen.push(hasLostAttempt('cart'));
    throw LOST;
  };
  const pressed = sendOnce({ page: 'cart', sent: 'one', whole: true }, send).catch(() => {});
  await vi.runAllTimersAsync();
  await pressed;
  expect([...seen, hasLostAttempt('cart')]).toEqual([false, false, true]);
});

test('each order that was answered, and each page, has a key of its own', async () => {
  await press('one', REFUSED);
  await press('one', 'placed');
  await press('one', 'placed');
  await press('one', LOST, 'parcel');
  await press('one', 'placed', 'buy_now');
  expect([keys.length, different()]).toEqual([6, 5]);
});

test('where nothing can be stored, what is pressed again after a lost answer has the same key all the same [CHK-025]', async () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { ...fakeStorage(), setItem: full });
  await press('one', LOST);
  expect(hasLostAttempt('buy_now')).toBe(true);
  await press('one', 'placed');
  expect([keys.length, different(), hasLostAttempt('buy_now')]).toEqual([3, 1, false]);
});
