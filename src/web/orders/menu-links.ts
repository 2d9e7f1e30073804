import ReceiptText from 'lucide-react/icons/receipt-text';
import type { FooterLink, MenuLink } from '#web/config/menu-link.ts';

export const menuLinks: readonly MenuLink[] = [
  { menu: 'account', to: '/my-orders', title: 'profile.orders', icon: ReceiptText },
];

export const footerLinks: readonly FooterLink[] = [{ list: 'account', to: '/my-orders', text: 'footer.orders' }];
