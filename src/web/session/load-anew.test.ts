import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { loadAnew } from './load-anew.ts';
import { storedText } from './stored-value.ts';

const place = storedText('local', 'location');
const [reload, replace, replaceState] = [vi.fn(), vi.fn(), vi.fn()];

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('location', { href: 'https://shop.example/home', reload, replace });
  vi.stubGlobal('history', { state: { key: 'x' }, replaceState });
});
afterEach(() => {
  place.set(null);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('with storage the page is loaded, here or at another address, and leaves nothing in the history', () => {
  place.set('Haga');
  loadAnew();
  expect(reload).toHaveBeenCalledOnce();
  loadAnew('/es/home');
  expect(replace.mock.calls).toEqual([['/es/home']]);
  expect(replaceState).not.toHaveBeenCalled();
});

test('without storage the next page gets what this one knows, at its address', () => {
  vi.stubGlobal('localStorage', undefined);
  place.set('Haga');
  loadAnew('/es/home');
  const state = { key: 'x', unstored: new Map([['location', 'Haga']]) };
  expect(replaceState.mock.calls).toEqual([[state, '', '/es/home']]);
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).not.toHaveBeenCalled();
});
