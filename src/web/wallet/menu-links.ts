import Share2 from 'lucide-react/icons/share-2';
import Sparkles from 'lucide-react/icons/sparkles';
import WalletIcon from 'lucide-react/icons/wallet';
import type { MenuLink } from '#web/config/menu-link.ts';
import { hasPoints, hasReferral, hasWallet } from './is-offered.ts';

export const menuLinks: readonly MenuLink[] = [
  { menu: 'account', to: '/wallet', title: 'profile.wallet', icon: WalletIcon, isOffered: hasWallet },
  { menu: 'account', to: '/loyalty-points', title: 'profile.points', icon: Sparkles, isOffered: hasPoints },
  { menu: 'account', to: '/referral-code', title: 'profile.referral', icon: Share2, isOffered: hasReferral },
];
