import { expect, test } from 'vitest';
import { laterPageOf } from './later-pages.ts';

test.each(['/auth/sign-in', '/wallet', '/wallet/', '/rental/vehicle-details/12', '/rental/provider-details/x'])(
  '%s is promised',
  (path) => expect(laterPageOf(path, null)).not.toBeNull(),
);

test.each(['/', '/wallets', '/rental', '/rental/vehicle-details', '/store/1', '/store/1/2', '/profile/x', '//', '/*'])(
  '%s is not',
  (path) => expect(laterPageOf(path, null)).toBeNull(),
);

test('/profile is the page its query names; an unknown name is the profile itself [ROUTE-029]', () => {
  expect(laterPageOf('/profile', 'inbox')?.title).toBe('later.inbox.title');
  expect(laterPageOf('/profile', 'wallet')?.title).toBe('profile.wallet');
  for (const unknown of ['nonsense', '', 'constructor', '__proto__'])
    expect(laterPageOf('/profile', unknown)?.title).toBe('profile.title');
});
