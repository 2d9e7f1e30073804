import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { forgetUnstored, storedText, storedValue, whatIsUnstored } from './stored-value.ts';

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

  test('without storage it is known to the page, and nothing is thrown', () => {
    vi.stubGlobal('localStorage', undefined);
    const count = storedValue('local', 'count', numberFrom);
    expect(count.set(3)).toBe(false);
    expect(count.get()).toBe(3);
    expect(count.take()).toBe(3);
    expect(count.get()).toBeNull();
    expect(whatIsUnstored().size).toBe(0);
  });

  test('where storage is full the page knows it over what was stored before, and until it is stored', () => {
    const count = storedValue('local', 'count', numberFrom);
    expect(count.set(3)).toBe(true);
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(count.set(4)).toBe(false);
    expect(count.get()).toBe(4);
    full.mockRestore();
    expect(count.set(5)).toBe(true);
    expect(localStorage.getItem('count')).toBe('5');
    expect(whatIsUnstored().size).toBe(0);
  });

  test('whoever signs out leaves nothing of it in the page but what is the browser’s', () => {
    vi.stubGlobal('localStorage', undefined);
    const [note, place] = [storedText('local', 'note'), storedText('local', 'place')];
    note.set('ring twice');
    place.set('Haga');
    forgetUnstored(['place']);
    expect(note.get()).toBeNull();
    expect(place.get()).toBe('Haga');
    forgetUnstored([]);
  });

  test('a page that was loaded anew knows what could not be stored, and keeps it no longer in the history', async () => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: { key: 'x', unstored: new Map([['place', 'Haga']]) }, replaceState });
    vi.resetModules();
    const anew = await import('./stored-value.ts');
    expect(anew.storedText('local', 'place').get()).toBe('Haga');
    expect(replaceState.mock.calls).toEqual([[{ key: 'x', unstored: undefined }, '']]);
  });
});
