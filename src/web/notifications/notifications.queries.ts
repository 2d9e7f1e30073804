import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { NotificationKind } from '#domain/notifications/notification.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useSession } from '#web/session/session.tsx';

const PAGE_SIZE = 20;
/** Without a live connection the bell asks now and then. */
const ASK_AGAIN_MS = 60_000;

const contract = () => import('#contract/notifications/notifications.ts');
const useToken = (): string => useSession(({ token }) => token ?? '');

export const unreadKey = (token: string) => ['notifications', token, 'unread'] as const;
export const pagesKey = (token: string) => ['notifications', token, 'pages'] as const;
export const preferencesKey = (token: string) => ['notifications', token, 'preferences'] as const;

export function useUnread({ isLive = true }: { isLive?: boolean } = {}) {
  const [api, token] = [useApi(), useToken()];
  return useQuery({
    queryKey: unreadKey(token),
    queryFn: async ({ signal }) => (await api((await contract()).countUnread, {}, signal)).unread,
    enabled: token !== '',
    ...(!isLive && { refetchInterval: ASK_AGAIN_MS }),
  });
}

const pagesQuery = (api: ApiClient, token: string, kind: NotificationKind | null) =>
  infiniteQueryOptions({
    queryKey: [...pagesKey(token), kind],
    queryFn: async ({ pageParam: before, signal }) =>
      api(
        (await contract()).pageNotifications,
        { query: { limit: PAGE_SIZE, before: before ?? undefined, kind: kind ?? undefined } },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const useNotificationPages = (kind: NotificationKind | null) =>
  useInfiniteQuery(pagesQuery(useApi(), useToken(), kind));

const preferencesQuery = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: preferencesKey(token),
    queryFn: async ({ signal }) => api((await contract()).getPreferences, {}, signal),
    enabled: token !== '',
  });

export const usePreferences = () => useQuery(preferencesQuery(useApi(), useToken()));
