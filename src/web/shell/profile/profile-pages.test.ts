import { expect, test } from 'vitest';
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
