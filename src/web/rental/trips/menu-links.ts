import CarFront from 'lucide-react/icons/car-front';
import type { MenuLink, Offer } from '#web/config/menu-link.ts';

/** Only where some rental module is active. */
export const hasTrips = ({ kinds }: Offer): boolean => kinds.has('rental');

export const menuLinks: readonly MenuLink[] = [
  { menu: 'account', to: '/my-trips', title: 'profile.trips', icon: CarFront, isOffered: hasTrips },
];
