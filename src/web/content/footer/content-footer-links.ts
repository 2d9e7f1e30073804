import type { FooterLink } from '#web/config/menu-link.ts';
import '#web/i18n/lazy/content.ts';

export const footerLinks: readonly FooterLink[] = [
  { list: 'company', to: '/about-us', text: 'footer.about' },
  { list: 'company', to: '/help-and-support', text: 'nav.help' },
];
