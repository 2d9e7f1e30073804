import Heart from 'lucide-react/icons/heart';
import type { MenuLink, Offer } from '#web/config/menu-link.ts';
import { useOpenWishlist } from './use-open-wishlist.ts';

const wishlist = {
  title: 'header.wishlist',
  icon: Heart,
  useOpen: useOpenWishlist,
  isOffered: ({ hasPlace, hasWishlist }: Offer) => hasPlace && hasWishlist,
} as const;

export const menuLinks: readonly MenuLink[] = [
  { ...wishlist, menu: 'header' },
  { ...wishlist, menu: 'drawer' },
];
