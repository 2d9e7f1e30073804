import MapPin from 'lucide-react/icons/map-pin';
import type { ProfilePage } from '#web/config/profile-page.ts';
import '#web/i18n/lazy/account.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const addressesPage: ProfilePage = {
  page: 'address',
  title: 'account.addresses',
  icon: MapPin,
  picture: 'place',
  View: lazyWithRetry(() => import('./address-book.tsx')),
};
