import ReceiptText from 'lucide-react/icons/receipt-text';
import type { MenuLink } from '#web/config/menu-link.ts';

export const menuLinks: readonly MenuLink[] = [
  { menu: 'account', to: '/my-orders', title: 'profile.orders', icon: ReceiptText },
];
