import MessageCircle from 'lucide-react/icons/message-circle';
import type { MenuLink, Offer } from '#web/config/menu-link.ts';
import { INBOX } from '#web/overlay/chat-address.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const inbox = {
  to: INBOX,
  title: 'header.chat',
  icon: MessageCircle,
  Count: lazyWithRetry(() => import('./unread-count.tsx')),
} as const;

export const menuLinks: readonly MenuLink[] = [
  { ...inbox, menu: 'header', isOffered: ({ hasChat }: Offer) => hasChat },
  { ...inbox, menu: 'account' },
  { ...inbox, menu: 'drawer' },
];
