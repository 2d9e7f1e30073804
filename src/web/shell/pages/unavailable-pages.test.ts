import { expect, test } from 'vitest';
import { laterPageOf, laterProfilePage } from './unavailable-pages.ts';

test.each(['/wallet', '/wallet/', '/rental/vehicle-details/12', '/rental/provider-details/x'])(
  '%s is promised',
  (path) => expect(laterPageOf(path)).not.toBeNull(),
);

test.each(['/', '/wallets', '/rental', '/rental/vehicle-details', '/store/1', '/store/1/2', '/profile/x', '//', '/*'])(
  '%s is not',
  (path) => expect(laterPageOf(path)).toBeNull(),
);

test('every later part of the profile says what it will hold', () => {
  for (const page of ['inbox', 'wallet', 'loyalty-points', 'referral-code', 'my-trips'])
    expect(laterProfilePage(page), page).not.toBeNull();
});
