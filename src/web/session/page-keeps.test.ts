import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { emptyMirror } from './mirror.ts';
import { browserSession } from './session.tsx';

const values = new Map<string, string>();
let anotherTabWrote = () => {};

beforeEach(() => {
  values.clear();
  const storage = fakeStorage(values);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', (_kind: string, heard: () => void) => {
    anotherTabWrote = heard;
  });
});
afterEach(() => vi.unstubAllGlobals());

const choose = (language: string) => values.set('settings', JSON.stringify({ language, theme: 'light' }));
const stored = () => JSON.parse(values.get('settings') ?? '{}').language;
const aSpanishPage = () => browserSession({ ...emptyMirror, language: 'es' });

test('a Spanish page speaks Spanish to whoever chose English, and leaves the choice alone', () => {
  choose('en');
  const session = aSpanishPage();
  expect(session.get().settings.language).toBe('es');
  session.set({ settings: { ...session.get().settings, theme: 'dark' } });
  expect([stored(), document.cookie.slice(0, 13)]).toEqual(['en', 'shop=en.dark.']);
  expect(session.get().settings).toEqual({ language: 'es', theme: 'dark' });
});

test('it goes on so when another tab changes the choice', () => {
  const session = aSpanishPage();
  choose('ar');
  anotherTabWrote();
  expect(session.get().settings.language).toBe('es');
  session.set({ location: 'Avenyn 1' });
  expect(stored()).toBe('ar');
});

test('whoever changes the language chooses it; a first visit chooses that of its page', () => {
  const session = aSpanishPage();
  session.set({ location: 'Avenyn 1' });
  expect(stored()).toBe('es');
  session.set({ settings: { language: 'ar', theme: 'light' } });
  expect([stored(), document.cookie.slice(0, 14)]).toEqual(['ar', 'shop=ar.light.']);
});

const go = (id: number, module_type: string) => values.set('module', JSON.stringify({ id, module_type, zones: [] }));

test('a page stays in its module when another tab goes to another one, and leaves that choice alone', () => {
  go(4, 'ecommerce');
  const session = browserSession(emptyMirror);
  go(1, 'food');
  anotherTabWrote();
  expect(session.get().module?.id).toBe(4);
  session.set({ location: 'Avenyn 1' });
  expect(JSON.parse(values.get('module') ?? '').id).toBe(1);
  expect(document.cookie).toContain('.1-food.');
});

test('who has left all modules in another tab has left them here; who has none goes along', () => {
  const session = browserSession(emptyMirror);
  go(1, 'food');
  anotherTabWrote();
  expect(session.get().module?.id).toBe(1);
  values.delete('module');
  anotherTabWrote();
  expect(session.get().module).toBeNull();
});
