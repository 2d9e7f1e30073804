import Settings from 'lucide-react/icons/settings';
import { profileSettingsPage } from '#web/account/profile-settings-page.ts';
import { isOffered, type MenuEntry, type Offer } from '#web/config/profile-page.ts';
import { couponsPage } from '#web/coupons/coupons-page.ts';
import { ordersPage } from '#web/orders/orders-profile-page.ts';
import { loyaltyPage, referralPage, tripsPage, walletPage } from './unavailable-profile-pages.tsx';

type ProfileEntry = MenuEntry & { to: string };

/** What the shopper's menu leads to: pages of the profile, most of them at an address of their own. */
const PROFILE_ENTRIES: readonly ProfileEntry[] = [
  { ...profileSettingsPage, to: '/profile?page=profile-settings' },
  { ...ordersPage, to: '/my-orders' },
  { ...tripsPage, to: '/my-trips' },
  { ...walletPage, to: '/wallet' },
  { ...loyaltyPage, to: '/loyalty-points' },
  { ...referralPage, to: '/referral-code' },
  { ...couponsPage, to: '/coupons' },
  { to: '/settings', title: 'profile.settings', icon: Settings },
];

export const profileEntries = (offer: Offer): readonly ProfileEntry[] =>
  PROFILE_ENTRIES.filter((entry) => isOffered(entry, offer));
