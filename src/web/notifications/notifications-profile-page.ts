import Bell from 'lucide-react/icons/bell';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const notificationsPage: ProfilePage = {
  page: 'notifications',
  title: 'profile.notifications',
  icon: Bell,
  picture: 'bell',
  View: lazyWithRetry(() => import('./list/notifications-page.tsx')),
};
