import { expect, test } from 'vitest';
import { isShownHere } from './is-shown-here.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://shop');
  return { pathname, search };
};

test.each([
  ['/order/7', '/order/7', true],
  ['/order/7', '/track-order?order_id=7', true],
  ['/order/7', '/track-order?order_id=8', false],
  ['/order/7', '/order/8', false],
  ['/wallet', '/wallet?flag=success', true],
  ['/profile?page=inbox&conversation=3', '/profile?conversation=3&page=inbox', true],
  ['/profile?page=inbox&conversation=3', '/profile?page=inbox', false],
  ['/profile?page=inbox&conversation=3', '/profile?page=inbox&conversation=4', false],
  ['/wallet', '/notifications', true],
  ['/wallet', '/home', false],
])('what leads to %s is shown at %s: %s', (link, address, isShown) => {
  expect(isShownHere({ link }, at(address))).toBe(isShown);
});
