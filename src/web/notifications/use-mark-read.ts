import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { NotificationsPage } from '#contract/notifications/notifications.ts';
import { useApi } from '#web/api/api.tsx';
import { useSession } from '#web/session/session.tsx';
import { pagesKey, unreadKey } from './notifications.queries.ts';

/** Each waits for the one before it: every answer counts what is left, and the last one has to be the newest. */
let last: Promise<void> = Promise.resolve();

/** Marks notifications as read, all or the named ones: at once on the screen, then on the server, which counts anew. */
export function useMarkRead() {
  const api = useApi();
  const queries = useQueryClient();
  const token = useSession((session) => session.token ?? '');

  return useCallback(
    (ids: readonly number[] | 'all'): Promise<void> => {
      const isMeant = (id: number) => ids === 'all' || ids.includes(id);
      queries.setQueriesData<InfiniteData<NotificationsPage>>(
        { queryKey: pagesKey(token) },
        (data) => data && { ...data, pages: data.pages.map((page) => withRead(page, isMeant)) },
      );
      last = last.then(async () => {
        try {
          const { readNotifications } = await import('#contract/notifications/notifications.ts');
          const { unread } = await api(readNotifications, { body: ids === 'all' ? {} : { ids: [...ids] } });
          void queries.cancelQueries({ queryKey: unreadKey(token) });
          queries.setQueryData(unreadKey(token), unread);
        } catch {
          // Nothing the shopper has asked for: what the server says is shown again.
          for (const queryKey of [unreadKey(token), pagesKey(token)]) void queries.invalidateQueries({ queryKey });
        }
      });
      return last;
    },
    [api, queries, token],
  );
}

const withRead = (page: NotificationsPage, isMeant: (id: number) => boolean): NotificationsPage => ({
  ...page,
  notifications: page.notifications.map((one) => (isMeant(one.id) ? { ...one, is_read: true } : one)),
});
