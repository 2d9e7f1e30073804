import Waypoints from 'lucide-react/icons/waypoints';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import type { ProfilePage } from '#web/config/profile-page.ts';

/** Without a view: trips cannot be booked yet. */
export const tripsPage: Omit<ProfilePage, 'View'> = {
  page: 'my-trips',
  title: 'profile.trips',
  icon: Waypoints,
  isOffered: ({ modules }) => modules.some(({ module_type }) => MODULE_PROFILES[module_type].kind === 'rental'),
};
