import { profileSettingsPage } from '#web/account/profile/profile-settings-page.ts';
import { securityPage } from '#web/account/security-page.ts';
import { addressesPage } from '#web/addresses/addresses-page.ts';
import { inboxPage } from '#web/chat/inbox-profile-page.tsx';
import { isOffered, type Offer } from '#web/config/menu-link.ts';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { couponsPage } from '#web/coupons/coupons-page.ts';
import { notificationsPage } from '#web/notifications/notifications-profile-page.ts';
import { ordersPage } from '#web/orders/orders-profile-page.ts';
import { tripsPage } from '#web/rental/trips/trips-profile-page.ts';
import { walletPages } from '#web/wallet/wallet-profile-pages.ts';

/** What `page` of /profile may say, in the order of the list beside it. */
const PROFILE_PAGES: readonly ProfilePage[] = [
  profileSettingsPage,
  securityPage,
  notificationsPage,
  addressesPage,
  ordersPage,
  tripsPage,
  inboxPage,
  couponsPage,
  ...walletPages,
];

/**
 * The page an address names; an unknown name is the profile itself. A gateway that brings somebody back writes a second
 * question mark behind the name.
 */
export function profilePageOf(name: string | null): ProfilePage {
  const [own] = (name ?? '').split('?');
  return PROFILE_PAGES.find(({ page }) => page === own) ?? profileSettingsPage;
}

export const offeredPages = (offer: Offer): readonly ProfilePage[] =>
  PROFILE_PAGES.filter((page) => isOffered(page, offer));
