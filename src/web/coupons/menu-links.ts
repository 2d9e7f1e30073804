import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { MenuLink } from '#web/config/menu-link.ts';

export const menuLinks: readonly MenuLink[] = [
  { menu: 'account', to: '/coupons', title: 'profile.coupons', icon: TicketPercent },
];
