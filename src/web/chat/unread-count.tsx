import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OwnNews } from '#contract/live/own-news.ts';
import { useOwnNews } from '#web/api/live.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { listsOf, useToken, useUnread } from './chat.queries.ts';
import { useOutbox } from './outbox/use-outbox.ts';

/** How many messages nobody has read, beside the way to them. As long as it is there, what waits is sent, too. */
export default function UnreadCount({ className }: { className?: string }) {
  const t = useTranslate();
  const token = useToken();
  const queries = useQueryClient();
  const heard = useCallback(
    ({ name }: OwnNews) => {
      if (name === 'message' || name === 'seen' || name === 'start')
        void queries.invalidateQueries({ queryKey: listsOf(token) });
    },
    [queries, token],
  );
  const isLive = useOwnNews(heard);
  const { data } = useUnread(!isLive);
  useOutbox();
  const count = data?.unread_message_count ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{t('chat.unread', { count })}</span>
      <CountBadge count={count} {...(className && { className })} />
    </>
  );
}
