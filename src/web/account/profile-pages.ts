import CircleUser from 'lucide-react/icons/circle-user';
import Gift from 'lucide-react/icons/gift';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Sparkles from 'lucide-react/icons/sparkles';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import WalletIcon from 'lucide-react/icons/wallet';
import Waypoints from 'lucide-react/icons/waypoints';
import type { Config } from '#contract/config/config.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import '#web/i18n/lazy/account.ts';
import type { Glyph } from '#web/ui/pictures/icon.tsx';

type ProfilePage = {
  page: string;
  title: MessageKey;
  icon: Glyph;
  isOffered?: (config: Config, hasTrips: boolean) => boolean;
};

/** What `page` of /profile may say, in the order of the list beside it. */
const PROFILE_PAGES = [
  { page: 'profile-settings', title: 'profile.title', icon: CircleUser },
  { page: 'address', title: 'account.addresses', icon: MapPin },
  { page: 'inbox', title: 'later.inbox.title', icon: MessageCircle },
  { page: 'my-orders', title: 'profile.orders', icon: ReceiptText },
  { page: 'my-trips', title: 'profile.trips', icon: Waypoints, isOffered: (_, hasTrips) => hasTrips },
  {
    page: 'wallet',
    title: 'profile.wallet',
    icon: WalletIcon,
    isOffered: (config) => config.customer_wallet_status !== 0,
  },
  {
    page: 'loyalty-points',
    title: 'profile.loyalty',
    icon: Sparkles,
    isOffered: (config) => config.loyalty_point_status !== 0,
  },
  {
    page: 'referral-code',
    title: 'profile.referral',
    icon: Gift,
    isOffered: (config) => config.ref_earning_status !== 0,
  },
  { page: 'coupons', title: 'profile.coupons', icon: TicketPercent },
] as const satisfies readonly ProfilePage[];

export type ProfilePageName = (typeof PROFILE_PAGES)[number]['page'];

/** The page an address names; a name that means nothing is the profile itself. */
export const profilePageOf = (asked: string | null): (typeof PROFILE_PAGES)[number] =>
  PROFILE_PAGES.find(({ page }) => page === asked) ?? PROFILE_PAGES[0];

export const offeredPages = (config: Config, hasTrips: boolean): readonly ProfilePage[] =>
  (PROFILE_PAGES as readonly ProfilePage[]).filter(({ isOffered }) => isOffered?.(config, hasTrips) ?? true);
