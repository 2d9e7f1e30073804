import CircleUser from 'lucide-react/icons/circle-user';
import type { FooterLink, MenuLink } from '#web/config/menu-link.ts';

export const menuLinks: readonly MenuLink[] = [
  { menu: 'account', to: '/profile?page=profile-settings', title: 'profile.title', icon: CircleUser },
];

export const footerLinks: readonly FooterLink[] = [
  { list: 'account', to: '/profile?page=profile-settings', text: 'footer.profile' },
];
