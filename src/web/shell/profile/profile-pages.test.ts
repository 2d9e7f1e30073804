import { expect, test } from 'vitest';
import { FOOTER_LINKS } from '../menus/all-footer-links.ts';
import { MENU_LINKS } from '../menus/all-menu-links.ts';
import { profilePageOf } from './profile-pages.ts';

test('/profile is the page its query names; an unknown name is the profile itself [ROUTE-029]', () => {
  expect(profilePageOf('my-orders').title).toBe('profile.orders');
  expect(profilePageOf('address').title).toBe('account.addresses');
  expect(profilePageOf('wallet').title).toBe('profile.wallet');
  expect(profilePageOf('inbox').title).toBe('header.chat');
  // Back from a gateway.
  expect(profilePageOf('wallet?flag=success').title).toBe('profile.wallet');
  for (const unknown of [null, 'nonsense', '', 'constructor', '__proto__'])
    expect(profilePageOf(unknown).page).toBe('profile-settings');
});

test('every entry of a menu or the footer that names a page of /profile leads to that page [ROUTE-029]', () => {
  const named = [...MENU_LINKS, ...FOOTER_LINKS].flatMap(
    ({ to }) => /^\/profile\?page=(.*)$/.exec(to ?? '')?.[1] ?? [],
  );
  expect(named).toContain('inbox');
  expect(named.map((name) => profilePageOf(name).page)).toEqual(named);
});
