import { footerLinks as account } from '#web/account/footer-links.ts';
import type { FooterLink } from '#web/config/menu-link.ts';
import { footerLinks as content } from '#web/content/footer/content-footer-links.ts';
import { footerLinks as home } from '#web/home/footer-links.ts';
import { footerLinks as join } from '#web/join/footer-links.ts';
import { footerLinks as orders } from '#web/orders/footer-links.ts';
import { footerLinks as wallet } from '#web/wallet/footer-links.ts';

/** What the features put into the lists of the footer. */
export const FOOTER_LINKS: readonly FooterLink[] = [...content, ...home, ...join, ...account, ...orders, ...wallet];
