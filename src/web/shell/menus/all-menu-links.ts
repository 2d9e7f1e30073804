import Settings from 'lucide-react/icons/settings';
import { menuLinks as account } from '#web/account/menu-links.ts';
import { menuLinks as chat } from '#web/chat/menu-links.ts';
import type { MenuLink } from '#web/config/menu-link.ts';
import { menuLinks as coupons } from '#web/coupons/menu-links.ts';
import { menuLinks as orders } from '#web/orders/menu-links.ts';
import { menuLinks as trips } from '#web/rental/trips/menu-links.ts';
import { menuLinks as wallet } from '#web/wallet/menu-links.ts';
import { menuLinks as wishlist } from '#web/wishlist/menu-links.ts';

const settings: MenuLink = { menu: 'account', to: '/settings', title: 'profile.settings', icon: Settings };

/** What the features put into the menus, in the order one meets them there. What is not built is not here. */
export const MENU_LINKS: readonly MenuLink[] = [
  ...account,
  ...orders,
  ...trips,
  ...chat,
  ...coupons,
  ...wallet,
  ...wishlist,
  settings,
];
