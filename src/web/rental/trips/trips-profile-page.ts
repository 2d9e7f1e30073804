import CarFront from 'lucide-react/icons/car-front';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { hasTrips } from './menu-links.ts';

export const tripsPage: ProfilePage = {
  page: 'my-trips',
  title: 'profile.trips',
  icon: CarFront,
  picture: 'car',
  isOffered: hasTrips,
  View: lazyWithRetry(() => import('./my-trips.tsx')),
};
