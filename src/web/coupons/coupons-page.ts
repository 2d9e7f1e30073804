import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const couponsPage: ProfilePage = {
  page: 'coupons',
  title: 'profile.coupons',
  icon: TicketPercent,
  picture: 'ticket',
  View: lazyWithRetry(() => import('./coupon-list.tsx')),
};
