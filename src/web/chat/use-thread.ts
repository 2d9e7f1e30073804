import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OwnNews } from '#contract/live/own-news.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useOwnNews } from '#web/api/live.ts';
import type { ChatPartner } from '#web/overlay/chat-address.ts';
import { askThread, listsOf, THREAD_PAGE, threadQuery, useToken } from './chat.queries.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { newestId, withNewer } from './thread-pages.ts';

/** How often to ask while there is no live connection. */
const POLL_MS = 4000;
/** However fast the other side writes: well below the server's rate limit. */
const BETWEEN_MS = 700;
/** Typing is reported again and again, its end never: after so long without a report it is over. */
const TYPING_MS = 6000;

type Tools = { api: ApiClient; queries: QueryClient; token: string | null };

/** Puts what came since the newest message to the front. So much that it fills a page: the thread is asked for anew. */
async function catchUp({ api, queries, token }: Tools, partner: ChatPartner) {
  const thread = threadQuery(api, token, partner);
  const { queryKey } = thread;
  // A message that arrived while the thread was being loaded may be missing from it.
  const isComing = queries.getQueryState(queryKey)?.fetchStatus === 'fetching';
  const before = queries.getQueryData(queryKey) ?? (isComing ? await queries.ensureInfiniteQueryData(thread) : null);
  if (!before) return;
  const after_id = newestId(before);
  const newer = await askThread(api, partner, after_id > 0 ? { after_id } : {});
  if (newer.messages.length >= THREAD_PAGE) return queries.invalidateQueries({ queryKey });
  queries.setQueryData(queryKey, (now) => now && withNewer(now, newer));
  // Reading marked it seen.
  if (newer.messages.length > 0) void queries.invalidateQueries({ queryKey: listsOf(token) });
}

/** A thread that is kept up to date: by the live connection, and by asking while there is none. */
export function useThread(partner: ChatPartner) {
  const api = useApi();
  const token = useToken();
  const queries = useQueryClient();
  const query = useInfiniteQuery(threadQuery(api, token, partner));
  const conversation_id = query.data?.pages[0]?.conversation?.id;
  const [typingUntil, setTypingUntil] = useState(0);
  const name = JSON.stringify(partner);

  const { want: look, stop } = useMemo(
    () =>
      oneAtATime(() => catchUp({ api, queries, token }, JSON.parse(name)), {
        betweenMs: BETWEEN_MS,
        againMs: POLL_MS,
      }),
    [api, queries, token, name],
  );
  useEffect(() => stop, [stop]);

  const heard = useCallback(
    (news: OwnNews) => {
      if (news.name === 'notification') return;
      if (news.name === 'start') return look();
      if (conversation_id !== undefined && news.event.conversation_id !== conversation_id) return;
      if (news.name === 'typing') return setTypingUntil(Date.now() + TYPING_MS);
      if (news.name === 'message') setTypingUntil(0);
      look();
    },
    [look, conversation_id],
  );
  const isLive = useOwnNews(heard);

  useEffect(() => {
    // Also after a connection that was lost: what was said meanwhile is asked for.
    look();
    if (isLive) return;
    const timer = setInterval(() => document.hidden || look(), POLL_MS);
    return () => clearInterval(timer);
  }, [isLive, look]);

  useEffect(() => {
    if (typingUntil === 0) return;
    const timer = setTimeout(() => setTypingUntil(0), Math.max(0, typingUntil - Date.now()));
    return () => clearTimeout(timer);
  }, [typingUntil]);

  const hasLoaded = query.data !== undefined;
  useEffect(() => {
    // Reading marked everything seen: the counts beside the names know it now.
    if (hasLoaded) void queries.invalidateQueries({ queryKey: listsOf(token) });
  }, [hasLoaded, queries, token]);

  return { ...query, isTyping: typingUntil > 0 };
}
