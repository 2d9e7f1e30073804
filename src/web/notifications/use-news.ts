import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OwnNews } from '#contract/live/own-news.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import type { NotificationKind } from '#domain/notifications/notification.ts';
import { useApi } from '#web/api/api.tsx';
import { forgive } from '#web/api/api-error.ts';
import { useOwnNews } from '#web/api/live.ts';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { useSession } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { isShownHere } from './is-shown-here.ts';
import { pagesKey, unreadKey } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** What comes together (an order is there, with points and cashback) is told by one toast, of what weighs most. */
const TOGETHER_MS = 400;
const WEIGHTS: readonly NotificationKind[] = ['order', 'trip', 'parcel', 'chat', 'referral', 'wallet', 'points'];
const NEWEST = 10;

/** Hears of what is new, wherever one is: counts it and says it, unless the open page shows it. True while it is live. */
export function useNews(): boolean {
  const api = useApi();
  const queries = useQueryClient();
  const token = useSession((session) => session.token ?? '');
  const t = useTranslate();
  const navigate = useNavigate();
  const place = useLocation();
  const markRead = useMarkRead();
  const heardIds = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function tell(one: Notification) {
    const text = [one.title, one.text].filter(Boolean).join('\n');
    const onPress = () => {
      void markRead([one.id]);
      navigate(one.link);
    };
    showToast({
      id: 'notification',
      tone: 'info',
      text,
      comesAlong: true,
      action: { text: t('notifications.show'), onPress },
    });
  }

  const lookAtNew = useEffectEvent(async () => {
    const ids = heardIds.current;
    heardIds.current = new Set();
    await queries.invalidateQueries({ queryKey: pagesKey(token) });
    const { pageNotifications } = await import('#contract/notifications/notifications.ts');
    const { notifications, unread } = await api(pageNotifications, { query: { limit: NEWEST } });
    // An answer that is still under way may be older than this event.
    void queries.cancelQueries({ queryKey: unreadKey(token) });
    queries.setQueryData(unreadKey(token), unread);
    const fresh = notifications.filter(({ id, is_read }) => ids.has(id) && !is_read);
    if (fresh.some(({ kind }) => MONEY.has(kind))) refreshMoney();
    // The list marks what is seen there by itself.
    const seen = place.pathname === '/notifications' ? [] : fresh.filter((one) => isShownHere(one, place));
    if (seen.length > 0) void markRead(seen.map(({ id }) => id));
    const [first] = fresh
      .filter((one) => !isShownHere(one, place))
      .sort((a, b) => WEIGHTS.indexOf(a.kind) - WEIGHTS.indexOf(b.kind));
    if (first && !document.hidden) tell(first);
  });

  /** The balances on the screen are out of date. */
  const refreshMoney = () => {
    for (const name of ['wallet', 'profile']) void queries.invalidateQueries({ queryKey: [name] });
  };

  const heard = useCallback(
    (news: OwnNews) => {
      // What happened before this connection was not announced, so it is counted anew. Preferences need no refetch: only the shopper changes them.
      if (news.name === 'start')
        for (const queryKey of [unreadKey(token), pagesKey(token)]) void queries.invalidateQueries({ queryKey });
      // A conversation that was read, here or on another device, is counted no more.
      if (news.name === 'seen' && news.event.by === 'customer')
        void queries.invalidateQueries({ queryKey: unreadKey(token) });
      if (news.name !== 'notification') return;
      heardIds.current.add(news.event.notification_id);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => lookAtNew().catch(forgive), TOGETHER_MS);
    },
    [queries, token],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return useOwnNews(heard);
}

const MONEY: ReadonlySet<NotificationKind> = new Set(['wallet', 'points', 'referral']);
