import Share2 from 'lucide-react/icons/share-2';
import Sparkles from 'lucide-react/icons/sparkles';
import WalletIcon from 'lucide-react/icons/wallet';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { hasPoints, hasReferral, hasWallet } from './is-offered.ts';

export const walletPages: readonly ProfilePage[] = [
  {
    page: 'wallet',
    title: 'profile.wallet',
    icon: WalletIcon,
    picture: 'purse',
    isOffered: hasWallet,
    View: lazyWithRetry(() => import('./wallet-page.tsx')),
  },
  {
    page: 'loyalty-points',
    title: 'profile.points',
    icon: Sparkles,
    picture: 'star',
    isOffered: hasPoints,
    View: lazyWithRetry(() => import('./points/points-page.tsx')),
  },
  {
    page: 'referral-code',
    title: 'profile.referral',
    icon: Share2,
    picture: 'gift',
    isOffered: hasReferral,
    View: lazyWithRetry(() => import('./referral/referral-page.tsx')),
  },
];
