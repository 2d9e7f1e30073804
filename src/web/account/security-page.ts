import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const securityPage: ProfilePage = {
  page: 'security',
  title: 'profile.security',
  icon: ShieldCheck,
  picture: 'person',
  View: lazyWithRetry(() => import('./security/security-view.tsx')),
};
