import { expect, test } from 'vitest';
import { unavailablePageAt, unavailableProfilePage } from './unavailable-pages.ts';

test.each(['/wallet', '/wallet/', '/rental/vehicle-details/12', '/rental/provider-details/x'])(
  '%s is promised',
  (path) => expect(unavailablePageAt(path)).not.toBeNull(),
);

test.each(['/', '/wallets', '/rental', '/rental/vehicle-details', '/store/1', '/store/1/2', '/profile/x', '//', '/*'])(
  '%s is not',
  (path) => expect(unavailablePageAt(path)).toBeNull(),
);

test('every later part of the profile says what it will hold', () => {
  for (const page of ['inbox', 'wallet', 'loyalty-points', 'referral-code', 'my-trips'])
    expect(unavailableProfilePage(page), page).not.toBeNull();
});
