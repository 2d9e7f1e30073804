import CircleUser from 'lucide-react/icons/circle-user';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import WalletIcon from 'lucide-react/icons/wallet';
import Waypoints from 'lucide-react/icons/waypoints';
import type { Config } from '#contract/config/config.ts';
import type { Module } from '#contract/modules/modules.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Glyph } from '#web/ui/pictures/icon.tsx';

type Entry = { to: string; icon: Glyph; label: MessageKey; shown: boolean };

/** What the shopper's menu leads to; the business decides which of its offers exist. */
export const profileEntries = (config: Config, modules: readonly Module[]): Entry[] =>
  [
    { to: '/profile?page=profile-settings', icon: CircleUser, label: 'profile.title', shown: true },
    { to: '/my-orders', icon: ReceiptText, label: 'profile.orders', shown: true },
    {
      to: '/my-trips',
      icon: Waypoints,
      label: 'profile.trips',
      shown: modules.some(({ module_type }) => MODULE_PROFILES[module_type].cart === 'trip'),
    },
    { to: '/wallet', icon: WalletIcon, label: 'profile.wallet', shown: config.customer_wallet_status !== 0 },
    { to: '/loyalty-points', icon: Sparkles, label: 'profile.loyalty', shown: config.loyalty_point_status !== 0 },
    { to: '/referral-code', icon: Gift, label: 'profile.referral', shown: config.ref_earning_status !== 0 },
    { to: '/coupons', icon: TicketPercent, label: 'profile.coupons', shown: true },
    { to: '/settings', icon: Settings, label: 'profile.settings', shown: true },
  ].filter(({ shown }) => shown) as Entry[];
