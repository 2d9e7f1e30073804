import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';

afterEach(() => vi.unstubAllGlobals());

test('whoever comes back by Back finds a page that works again, once for each time they left', () => {
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const comesBack = vi.fn();
  leaveFor('/pay', comesBack);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/pay');
  expect(comesBack).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('pageshow'));
  expect(comesBack).toHaveBeenCalledTimes(1);
});
