import { footerLinks as account } from '#web/account/menu-links.ts';
import type { FooterLink } from '#web/config/menu-link.ts';
import { footerLinks as content } from '#web/content/footer/content-footer-links.ts';
import { footerLinks as orders } from '#web/orders/menu-links.ts';

/** What the features put into the lists of the footer. */
export const FOOTER_LINKS: readonly FooterLink[] = [...content, ...account, ...orders];
