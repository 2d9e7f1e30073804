import CircleUser from 'lucide-react/icons/circle-user';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const profileSettingsPage: ProfilePage = {
  page: 'profile-settings',
  title: 'profile.title',
  icon: CircleUser,
  picture: 'person',
  View: lazyWithRetry(() => import('./profile-page.tsx')),
};
