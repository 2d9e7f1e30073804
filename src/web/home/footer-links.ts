import type { FooterLink } from '#web/config/menu-link.ts';
import '#web/i18n/lazy/content.ts';

export const footerLinks: readonly FooterLink[] = [
  { list: 'company', to: '/campaigns', text: 'home.campaigns', needs: 'zone' },
];
