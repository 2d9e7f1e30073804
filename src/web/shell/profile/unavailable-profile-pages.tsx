import Gift from 'lucide-react/icons/gift';
import MessageCircle from 'lucide-react/icons/message-circle';
import Sparkles from 'lucide-react/icons/sparkles';
import WalletIcon from 'lucide-react/icons/wallet';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { tripsPage as trips } from '#web/rental/trips-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const UnavailableProfilePage = lazyWithRetry(() => import('./unavailable-profile-page.tsx'));

/** Pages of features that are not built yet: each says so, and what one can do instead. */
const unavailable = (page: Omit<ProfilePage, 'View'>): ProfilePage => ({
  ...page,
  View: () => <UnavailableProfilePage page={page.page} />,
});

export const tripsPage = unavailable(trips);
export const inboxPage = unavailable({ page: 'inbox', title: 'later.inbox.title', icon: MessageCircle });
export const walletPage = unavailable({
  page: 'wallet',
  title: 'profile.wallet',
  icon: WalletIcon,
  isOffered: ({ config }) => config.customer_wallet_status !== 0,
});
export const loyaltyPage = unavailable({
  page: 'loyalty-points',
  title: 'profile.loyalty',
  icon: Sparkles,
  isOffered: ({ config }) => config.loyalty_point_status !== 0,
});
export const referralPage = unavailable({
  page: 'referral-code',
  title: 'profile.referral',
  icon: Gift,
  isOffered: ({ config }) => config.ref_earning_status !== 0,
});
