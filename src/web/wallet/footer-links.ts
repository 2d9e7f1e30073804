import type { FooterLink } from '#web/config/menu-link.ts';
import '#web/i18n/lazy/content.ts';
import { hasPoints, hasWallet } from './is-offered.ts';

export const footerLinks: readonly FooterLink[] = [
  { list: 'account', to: '/loyalty-points', text: 'profile.points', needs: 'token', isOffered: hasPoints },
  { list: 'account', to: '/wallet', text: 'footer.wallet', needs: 'token', isOffered: hasWallet },
];
