import Waypoints from 'lucide-react/icons/waypoints';
import { includesKind } from '#domain/modules/module-profile.ts';
import type { ProfilePage } from '#web/config/profile-page.ts';

/** Without a view: trips cannot be booked yet. */
export const tripsPage: Omit<ProfilePage, 'View'> = {
  page: 'my-trips',
  title: 'profile.trips',
  icon: Waypoints,
  isOffered: ({ modules }) => includesKind(modules, 'rental'),
};
