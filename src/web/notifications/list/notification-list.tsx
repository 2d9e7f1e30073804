import CheckCheck from 'lucide-react/icons/check-check';
import type { Notification } from '#contract/notifications/notifications.ts';
import type { NotificationKind } from '#domain/notifications/notification.ts';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { InfiniteList } from '#web/ui/lists/infinite-list.tsx';
import { useNotificationPages, useUnread } from '../notifications.queries.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';
import { useReadInView } from './use-read-in-view.ts';
import { useWhen } from './use-when.ts';

/** All, or one kind, in two groups: of today, and of before. */
export function NotificationList({ kind }: { kind: NotificationKind | null }) {
  const t = useTranslate();
  const query = useNotificationPages(kind);
  const { isToday } = useWhen();
  const notifications = query.data?.pages.flatMap((page) => page.notifications);

  if (!notifications && query.isError)
    return (
      <StateBlock
        tone="error"
        title={t('notifications.failed')}
        action={<RetryButton onRetry={() => query.refetch()} />}
      />
    );
  if (!notifications) return <NotificationsSkeleton />;
  if (notifications.length === 0)
    return (
      <StateBlock
        picture="bell"
        title={t('notifications.empty')}
        text={t('notifications.empty_text')}
        action={<LinkButton to="/home">{t('notifications.home')}</LinkButton>}
        className="mt-4"
      />
    );

  const today = notifications.filter(({ created_at }) => isToday(created_at));
  const earlier = notifications.filter(({ created_at }) => !isToday(created_at));
  return (
    <InfiniteList query={query} moreText={t('notifications.more')} loadingText={t('notifications.loading_more')}>
      <Group title={t('notifications.today')} notifications={today} isFirst />
      <Group title={t('notifications.earlier')} notifications={earlier} isFirst={today.length === 0} />
    </InfiniteList>
  );
}

type GroupProps = { title: string; notifications: readonly Notification[]; isFirst: boolean };

function Group({ title, notifications, isFirst }: GroupProps) {
  const markRead = useMarkRead();
  const rows = useReadInView(markRead);
  if (notifications.length === 0) return null;
  return (
    <section aria-label={title} className="mt-4">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="font-bold">{title}</h2>
        {isFirst && <ReadAll />}
      </div>
      <ul ref={rows} className="-mx-(--space-gutter) wide:mx-0">
        {notifications.map((one) => (
          <NotificationRow key={one.id} notification={one} onOpen={() => void markRead([one.id])} />
        ))}
      </ul>
    </section>
  );
}

function ReadAll() {
  const t = useTranslate();
  const markRead = useMarkRead();
  const { data: unread = {} } = useUnread();
  if (Object.keys(unread).length === 0) return null;
  return (
    <Button
      look="ghost"
      size={36}
      icon={CheckCheck}
      onClick={() => void markRead('all')}
      className="-me-2 text-accent-ink!"
    >
      {t('notifications.read_all')}
    </Button>
  );
}
