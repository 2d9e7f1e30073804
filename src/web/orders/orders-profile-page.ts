import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const ordersPage: ProfilePage = {
  page: 'my-orders',
  title: 'profile.orders',
  icon: ReceiptText,
  picture: 'bag',
  View: lazyWithRetry(() => import('./list/orders-page.tsx')),
};
