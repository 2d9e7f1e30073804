import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { filesInTab, SAVED_FILES } from './drafts/forget-unsent.ts';
import { addPending, pendingMessages } from './drafts/pending-messages.ts';
import { emptyMirror } from './mirror.ts';
import { browserSession } from './session.tsx';

const databases = new Set<string>();
const heard = new Map<string, (event: { persisted: boolean }) => void>();
const anotherTabWrote = () => heard.get('storage')?.({ persisted: false });
const comesBack = (persisted: boolean) => heard.get('pageshow')?.({ persisted });

const UNSTORED = {
  key: '2',
  receiver_type: 'vendor',
  receiver_id: 3,
  message: 'no onions',
  pictures: 0,
  written_at: '2026-11-18T12:00:00Z',
} as const;
const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => databases.delete(name) });
  databases.add(SAVED_FILES);
  filesInTab.set('store application', [new File(['x'], 'licence.png')]);
  vi.stubGlobal('localStorage', { ...fakeStorage(), setItem: full });
  addPending(UNSTORED);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('addEventListener', heard.set.bind(heard));
  localStorage.setItem('token', 'a token');
  localStorage.setItem('selected_address', '{"address":"Avenyn 1"}');
  sessionStorage.setItem('checkout_draft', '{"page":"cart","draft":{"order_note":"ring twice"}}');
  localStorage.setItem('parcel_draft', '{"order_note":"fragile"}');
  localStorage.setItem('store_application', '{"email":"ada@example.com"}');
  localStorage.setItem('courier_application', '{"email":"bo@example.com"}');
  localStorage.setItem('pending_messages', '[{"key":"1","receiver_id":3,"message":"no pickles"}]');
  sessionStorage.setItem('order_attempt', '{"key":"1","page":"cart","sent":"{}"}');
  localStorage.setItem('waiting_order', '{"key":"1","page":"cart"}');
  localStorage.setItem('own_order', '[1]');
  localStorage.setItem('guest_id', 'the guest they once were');
  localStorage.setItem('guest_address', '{"contact_person_name":"Ada"}');
  localStorage.setItem('recent_searches', '["pregnancy test"]');
  localStorage.setItem('recent_vehicles', '[7]');
  localStorage.setItem('rental_destinations', '[{"lat":57.7,"lng":11.9,"location_name":"Clinic"}]');
  localStorage.setItem('rental_search', '{"tripType":"hourly","duration":2}');
  sessionStorage.setItem('buy_now', '{"page":"buy_now","item_id":7}');
  localStorage.setItem('customer', '{"customer":7,"left":{"at":0,"drafts":{"parcel":{"order_note":"fragile"}}}}');
  localStorage.setItem('cart_changes', '[{"name":"x 2","module_id":2,"changes":[{"kind":"clear"}]}]');
});
afterEach(() => vi.unstubAllGlobals());

const personal = () => ({
  address: localStorage.getItem('selected_address'),
  draft: sessionStorage.getItem('checkout_draft'),
  attempt: sessionStorage.getItem('order_attempt'),
  parcel: localStorage.getItem('parcel_draft'),
  store: localStorage.getItem('store_application'),
  courier: localStorage.getItem('courier_application'),
  messages: localStorage.getItem('pending_messages'),
  waiting: localStorage.getItem('waiting_order'),
  changes: localStorage.getItem('cart_changes'),
  order: localStorage.getItem('own_order'),
  left: localStorage.getItem('customer'),
  guest: localStorage.getItem('guest_id'),
  guestAddress: localStorage.getItem('guest_address'),
  searches: localStorage.getItem('recent_searches'),
  vehicles: localStorage.getItem('recent_vehicles'),
  destinations: localStorage.getItem('rental_destinations'),
  tripSearch: localStorage.getItem('rental_search'),
  buyNow: sessionStorage.getItem('buy_now'),
  files: databases.has(SAVED_FILES) || null,
  filesInTab: filesInTab.get('store application') ?? null,
  unstored: pendingMessages().find(({ key }) => key === UNSTORED.key) ?? null,
});

test('whoever logs out leaves no address, no half-filled form, no unanswered order, no unsent message, no file, and not the guest they were, to the next', () => {
  const session = browserSession(emptyMirror);
  session.set({ token: null });
  expect(session.get().guest_id).toBeNull();
  const nothing = {
    address: null,
    draft: null,
    attempt: null,
    parcel: null,
    store: null,
    courier: null,
    messages: null,
    waiting: null,
    changes: null,
    order: null,
    left: null,
    guest: null,
    guestAddress: null,
    searches: null,
    vehicles: null,
    destinations: null,
    tripSearch: null,
    buyNow: null,
    files: null,
    filesInTab: null,
    unstored: null,
  };
  expect(personal()).toEqual(nothing);
  expect(localStorage.getItem('token')).toBeNull();
});

test('the token goes last: another tab that hears of it finds nothing any more of what its page starts with', () => {
  const session = browserSession(emptyMirror);
  const { removeItem } = localStorage;
  const found: unknown[] = [];
  localStorage.removeItem = (key) => {
    if (key === 'token') found.push(personal().courier, personal().store, personal().parcel, personal().guestAddress);
    removeItem.call(localStorage, key);
  };
  session.set({ token: null });
  expect(found).toEqual([null, null, null, null]);
});

test('whoever logs out in another tab leaves nothing of their own in this one', () => {
  browserSession(emptyMirror);
  localStorage.removeItem('token');
  anotherTabWrote();
  expect(personal()).toMatchObject({ draft: null, attempt: null, buyNow: null, filesInTab: null, unstored: null });
});

test('whoever signs in in another tab finds nothing of who was here before, though this one slept', () => {
  const session = browserSession(emptyMirror);
  anotherTabWrote();
  expect(session.accountSwitches(), 'nobody else has come').toBe(0);
  localStorage.setItem('token', 'another token');
  anotherTabWrote();
  expect(session.accountSwitches(), 'what is open starts anew').toBe(1);
  expect(personal()).toMatchObject({ draft: null, attempt: null, buyNow: null, filesInTab: null, unstored: null });
});

test('Back to a page that was put aside does not bring back who has logged out since', () => {
  const session = browserSession(emptyMirror);
  localStorage.removeItem('token');
  comesBack(false);
  expect(session.get().token, 'a page that was just loaded has read it all').toBe('a token');
  comesBack(true);
  expect(session.get().token).toBeNull();
  expect(personal()).toMatchObject({ draft: null, attempt: null, buyNow: null, filesInTab: null, unstored: null });
});

test.each([
  ['comes in with another token', { token: 'another token' }],
  ['changes the place', { location: 'Haga', zoneid: [1] }],
])('whoever %s keeps them', (_what, change) => {
  const before = personal();
  browserSession(emptyMirror).set(change);
  expect(personal()).toEqual(before);
  expect(Object.values(before)).not.toContain(null);
});

test('a guest who never was signed in stays who they are', () => {
  localStorage.removeItem('token');
  browserSession(emptyMirror).set({ token: null });
  expect(localStorage.getItem('guest_id')).toBe('the guest they once were');
});
