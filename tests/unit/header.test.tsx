import { describe, expect, test } from 'vitest';
import type { Module } from '#contract/modules/modules.ts';
import { MODULE_TYPES, type ModuleType } from '#domain/modules/module-profile.ts';
import { buttonsIn, linksIn, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import type { Mirror } from '#web/session/mirror.ts';
import { Header } from '#web/shell/header/header.tsx';

const modules = MODULE_TYPES.map(
  (module_type, at) =>
    ({ id: at + 1, module_type, module_name: module_type, icon: 'icon', zones: [{ id: 1 }] }) as Module,
);
const at = (type: ModuleType): Partial<Mirror> => ({
  zone_ids: [1],
  module: { id: MODULE_TYPES.indexOf(type) + 1, module_type: type },
});
const header = (visitor: Partial<Mirror>, { path = '/settings', offered = modules } = {}) =>
  renderPagePart(<Header />, { visitor, path, modules: offered, config: { logo: 'the-logo', phone: '+4631123' } });
const leadsTo = (html: string, name: string) => linksIn(html).find((link) => link.name === name)?.to;

describe('with a place', () => {
  const html = header(at('food'));

  test('the logo stands there with its picture and leads to /home [HDR-001a] [ROUTE-003a]', () => {
    expect(html).toMatch(/<a[^>]*href="\/home"[^>]*>.*?\/media\/the-logo\//s);
    expect(leadsTo(html, 'Corner')).toBe('/home');
  });

  test('the place can be changed [HDR-001c]', () => expect(html).toContain('data-place'));
  test('orders are tracked [HDR-001d]', () => expect(leadsTo(html, 'Track order')).toBe('/track-order'));
  test('the chat leads to the inbox [HDR-001f]', () => expect(leadsTo(html, 'Chat')).toBe('/profile?page=inbox'));
  test('whoever is not signed in can sign in [HDR-004]', () => expect(leadsTo(html, 'Sign In')).toBe('/auth/sign-in'));
  test('wishlist and cart are there [HDR-011] [HDR-012]', () =>
    expect(buttonsIn(html)).toEqual(expect.arrayContaining(['Wishlist', 'Cart'])));
  test('there is no phone number [HDR-005]', () => expect(html).not.toContain('tel:'));
});

describe('without a place', () => {
  const html = header({});

  test('there is the phone number [HDR-005]', () =>
    expect(linksIn(html).map(({ to }) => to)).toContain('tel:+4631123'));
  test('there is neither cart nor wishlist [HDR-011] [HDR-012]', () =>
    expect(buttonsIn(html).filter((name) => /Cart|Wishlist/.test(name))).toEqual([]));
  test('a place can be chosen [HDR-001c]', () => expect(html).toContain('data-place'));
  test('the logo leads to the landing page [ROUTE-003b]', () => expect(leadsTo(html, 'Corner')).toBe('/'));
});

describe('each module has its own', () => {
  test('in parcel there is no chat, in rental there is [HDR-009]', () => {
    expect(leadsTo(header(at('parcel')), 'Chat')).toBeUndefined();
    expect(leadsTo(header(at('rental')), 'Chat')).toBe('/profile?page=inbox');
  });

  test('in parcel there is no wishlist, and the cart stays [HDR-010]', () => {
    expect(buttonsIn(header(at('parcel')))).not.toContain('Wishlist');
    expect(buttonsIn(header(at('parcel')))).toContain('Cart');
  });
});

test('the module is switched on /home, with two modules or more, and nowhere else [HDR-001b]', () => {
  const switches = (html: string) => buttonsIn(html).filter((name) => name.startsWith('Module: '));
  expect(switches(header(at('food'), { path: '/home' }))).toEqual(['Module: food']);
  expect(switches(header(at('food'), { path: '/home', offered: modules.slice(0, 2) }))).toEqual(['Module: food']);
  expect(switches(header(at('food'), { path: '/home', offered: modules.slice(0, 1) }))).toEqual([]);
  expect(switches(header(at('food'), { path: '/settings' }))).toEqual([]);
});
