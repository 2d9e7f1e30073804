import type { FooterLink } from '#web/config/menu-link.ts';
import '#web/i18n/lazy/content.ts';

export const footerLinks: readonly FooterLink[] = [
  { list: 'account', to: '/profile?page=profile-settings', text: 'profile.title' },
];
