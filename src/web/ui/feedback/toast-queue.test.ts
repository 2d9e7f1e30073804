import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  arriveAt,
  dismissToast,
  holdToast,
  leaveToasts,
  onToast,
  STAYS_MS,
  shownToast,
  showToast,
  startDrawing,
} from './toast-queue.ts';

/** Twice: what comes along outlives the first. */
function leaveAll() {
  leaveToasts();
  leaveToasts();
}

// Test files share their modules: another one may have left a toast.
beforeEach(() => {
  vi.useFakeTimers();
  leaveAll();
});
afterEach(() => {
  leaveAll();
  vi.useRealTimers();
});

const seen = () => shownToast()?.text ?? null;
const seenAfter = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return seen();
};

test('a toast that nobody can see yet waits', () => {
  showToast({ id: 'cart', text: 'Added' });
  expect(seenAfter(60_000)).toBe('Added');
  startDrawing();
  expect(seenAfter(STAYS_MS)).toBeNull();
});

describe('a toast', () => {
  beforeEach(startDrawing);

  test('always goes, after five seconds [CART-023]', () => {
    showToast({ id: 'cart', text: 'Cleared' });
    expect(seenAfter(STAYS_MS - 1)).toBe('Cleared');
    expect(STAYS_MS).toBe(5000);
    expect(seenAfter(1)).toBeNull();
  });

  test('ends where its action leads, seen or waiting; others stay', () => {
    showToast({ id: 'cart', text: 'Added', leadsTo: 'cart' });
    arriveAt('cart');
    expect(seen()).toBeNull();

    showToast({ id: 'coupon', text: 'Copied' });
    showToast({ id: 'cart', text: 'Added', leadsTo: 'cart' });
    arriveAt('cart');
    expect(seen()).toBe('Copied');
    expect(seenAfter(STAYS_MS)).toBeNull();
  });

  test('stays while somebody points at it, and goes when they are done', () => {
    showToast({ id: 'cart', text: 'Added' });
    vi.advanceTimersByTime(4000);
    holdToast(true);
    expect(seenAfter(60_000)).toBe('Added');
    holdToast(false);
    expect(seenAfter(999)).toBe('Added');
    expect(seenAfter(1)).toBeNull();
  });

  test('that takes the place of one that is pointed at stays as well', () => {
    showToast({ id: 'cart', text: 'Added' });
    holdToast(true);
    showToast({ id: 'cart', text: 'Added twice' });
    expect(seenAfter(60_000)).toBe('Added twice');
    showToast({ id: 'error', tone: 'error', text: 'Out of Stock' });
    expect(seenAfter(60_000)).toBe('Out of Stock');
    holdToast(false);
    expect(seenAfter(STAYS_MS)).toBeNull();
    showToast({ id: 'cart', text: 'Added' });
    expect(seenAfter(STAYS_MS)).toBeNull();
  });

  test('stands alone: of one kind the newest is seen', () => {
    const drawn: (string | null)[] = [];
    const stop = onToast(() => drawn.push(seen()));
    showToast({ id: 'cart', text: 'Added' });
    showToast({ id: 'cart', text: 'Added twice' });
    stop();
    expect(drawn).toEqual(['Added', 'Added twice']);
    expect(seenAfter(STAYS_MS)).toBeNull();
  });

  test('waits its turn behind another kind, which is seen long enough to be read', () => {
    showToast({ id: 'session', text: 'Logged in successfully' });
    showToast({ id: 'cart', text: 'Your cart was replaced' });
    expect(seenAfter(2499)).toBe('Logged in successfully');
    expect(seenAfter(1)).toBe('Your cart was replaced');
    expect(seenAfter(STAYS_MS)).toBeNull();
  });

  test('does not wait when it says that something went wrong', () => {
    showToast({ id: 'cart', text: 'Added' });
    showToast({ id: 'error', tone: 'error', text: 'Out of Stock' });
    expect(seen()).toBe('Out of Stock');
    expect(seenAfter(STAYS_MS)).toBeNull();
  });

  test('gives way to the next when it is ended', () => {
    showToast({ id: 'session', text: 'One' });
    showToast({ id: 'cart', text: 'Two' });
    dismissToast();
    expect(seen()).toBe('Two');
  });
});

describe('on another page', () => {
  test('it is gone, and so is what waited', () => {
    showToast({ id: 'error', tone: 'error', text: 'Wrong' });
    showToast({ id: 'cart', text: 'Added' });
    leaveToasts();
    expect(seen()).toBeNull();
  });

  test('it comes along once when the press that said it led there', () => {
    showToast({ id: 'session', text: 'Logout successful.', comesAlong: true });
    leaveToasts();
    expect(seen()).toBe('Logout successful.');
    leaveToasts();
    expect(seen()).toBeNull();
  });

  test('a page that leads on to another does not cost it its way', () => {
    showToast({ id: 'session', text: 'Signup successfully.', comesAlong: true });
    leaveToasts();
    leaveToasts(true);
    expect(seen()).toBe('Signup successfully.');
  });

  test('a page that is led on to does not show what was wrong on the one before', () => {
    showToast({ id: 'error', tone: 'error', text: 'The answer did not come.' });
    leaveToasts(true);
    expect(seen()).toBeNull();
  });
});
