import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { forgetUnstored, storedOrInPage, storedText, storedValue } from './stored-value.ts';

const numberFrom = (value: unknown) => (typeof value === 'number' ? value : null);

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored value', () => {
  test('is written as JSON and read again, each in its own storage', () => {
    const count = storedValue('local', 'count', numberFrom);
    count.set(3);
    expect(localStorage.getItem('count')).toBe('3');
    expect(count.get()).toBe(3);
    expect(storedValue('session', 'count', numberFrom).get()).toBeNull();
    count.set(null);
    expect(localStorage.getItem('count')).toBeNull();
  });

  test('what somebody else wrote there counts as not there', () => {
    const count = storedValue('local', 'count', numberFrom);
    for (const text of ['"three"', '{', '']) {
      localStorage.setItem('count', text);
      expect(count.get()).toBeNull();
    }
  });

  test('is the same object as long as nothing changed', () => {
    const list = storedValue('local', 'list', (value) => (Array.isArray(value) ? value : null));
    list.set([1, 2]);
    expect(list.get()).toBe(list.get());
  });

  test('tells whoever listens, and can be taken once', () => {
    const notice = storedText('session', 'notice');
    const heard = vi.fn();
    notice.subscribe(heard);
    notice.set('saved');
    expect(sessionStorage.getItem('notice')).toBe('saved');
    expect(notice.take()).toBe('saved');
    expect(notice.take()).toBeNull();
    expect(heard).toHaveBeenCalled();
  });

  test('without storage nothing is there and nothing is thrown', () => {
    vi.stubGlobal('localStorage', undefined);
    const count = storedValue('local', 'count', numberFrom);
    count.set(3);
    expect(count.get()).toBeNull();
  });

  test('what must not be lost is known to the page where storage is full, over what was stored before', () => {
    const count = storedOrInPage('local', 'count', numberFrom);
    expect(count.set(3)).toBe(true);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(count.set(4)).toBe(false);
    expect(count.get()).toBe(4);
    forgetUnstored();
    expect(count.get()).toBe(3);
  });
});
