import MessageCircle from 'lucide-react/icons/message-circle';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const inboxPage: ProfilePage = {
  page: 'inbox',
  title: 'header.chat',
  icon: MessageCircle,
  picture: 'talk',
  View: lazyWithRetry(() => import('./inbox/inbox-page.tsx')),
  whole: {
    skeleton: (
      <div aria-busy="true" className="md:h-[calc(100dvh-112px)] md:min-h-130">
        <Skeleton className="h-150 rounded-card md:h-full" />
      </div>
    ),
  },
};
