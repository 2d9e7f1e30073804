import { expect, test } from 'vitest';
import { profilePageOf } from './profile-pages.ts';

test('/profile is the page its query names; an unknown name is the profile itself [ROUTE-029]', () => {
  expect(profilePageOf('inbox').title).toBe('later.inbox.title');
  expect(profilePageOf('wallet').title).toBe('profile.wallet');
  for (const unknown of [null, 'nonsense', '', 'constructor', '__proto__'])
    expect(profilePageOf(unknown).page).toBe('profile-settings');
});
