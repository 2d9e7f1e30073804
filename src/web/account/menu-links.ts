import CircleUser from 'lucide-react/icons/circle-user';
import type { MenuLink } from '#web/config/menu-link.ts';

export const menuLinks: readonly MenuLink[] = [
  { menu: 'account', to: '/profile?page=profile-settings', title: 'profile.title', icon: CircleUser },
];
