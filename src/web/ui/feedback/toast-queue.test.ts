import { expect, test } from 'vitest';
import { drawToasts, onFirstToast, showToast } from './toast-queue.ts';

test('a toast shown before the drawing part is loaded wakes the host, waits, and is drawn once', () => {
  let woken = 0;
  const sleep = onFirstToast(() => {
    woken += 1;
  });
  showToast({ id: 'cart', text: 'Added' });
  showToast({ id: 'cart', text: 'Added twice' });
  expect(woken).toBe(2);

  const drawn: string[] = [];
  const stop = drawToasts((toast) => drawn.push(toast.text));
  expect(drawn).toEqual(['Added twice']);

  showToast({ id: 'wishlist', text: 'Saved' });
  expect(drawn).toEqual(['Added twice', 'Saved']);
  stop();
  sleep();
});
