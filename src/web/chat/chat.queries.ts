import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import type { ChatPartner } from '#web/overlay/chat-address.ts';
import { useSession } from '#web/session/session.tsx';
import { olderThan } from './thread-pages.ts';

const PAGE_SIZE = 20;

/** Messages asked for at a time. */
export const THREAD_PAGE = 30;

const contract = () => import('#contract/chat/chat.ts');

export const useToken = (): string | null => useSession(({ token }) => token);

/** Everything of the chats of who is signed in. */
export const chatOf = (token: string | null) => ['chat', token ?? ''] as const;

/** Whatever counts or lists conversations: it changes with every message, in whichever of them. */
export const listsOf = (token: string | null) => [...chatOf(token), 'lists'] as const;

export type Tab = 'vendor' | 'delivery_man';

const nextPage = ({ total_size, offset }: { total_size: number; offset: number }) =>
  offset * PAGE_SIZE < total_size ? offset + 1 : undefined;

/** One tab, the newest first. */
export function useConversations(type: Tab) {
  const [api, token] = [useApi(), useToken()];
  return useInfiniteQuery({
    queryKey: [...listsOf(token), type],
    queryFn: async ({ pageParam: offset, signal }) =>
      api((await contract()).listConversations, { query: { type, limit: PAGE_SIZE, offset } }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });
}

/** The conversation with support; null before the first word. */
export function useSupportConversation() {
  const [api, token] = [useApi(), useToken()];
  return useQuery({
    queryKey: [...listsOf(token), 'admin'],
    queryFn: async ({ signal }) => {
      const query = { type: 'admin', limit: 1, offset: 1 } as const;
      return (await api((await contract()).listConversations, { query }, signal)).conversations[0] ?? null;
    },
    staleTime: 0,
  });
}

/** By name, in all tabs. */
export function useFoundConversations(name: string) {
  const [api, token] = [useApi(), useToken()];
  return useQuery({
    queryKey: [...listsOf(token), 'found', name],
    queryFn: async ({ signal }) => {
      const query = { name, limit: PAGE_SIZE, offset: 1 };
      return (await api((await contract()).searchConversations, { query }, signal)).conversations;
    },
    enabled: name !== '',
    staleTime: 0,
    // While one types, the last list stays until the next is there.
    placeholderData: (before) => before,
  });
}

/** How often to ask while there is no live connection. */
const POLL_MS = 30_000;

export function useUnread(isPolled: boolean) {
  const [api, token] = [useApi(), useToken()];
  return useQuery({
    queryKey: [...listsOf(token), 'unread'],
    queryFn: async ({ signal }) => api((await contract()).countUnreadMessages, {}, signal),
    enabled: token !== null,
    refetchInterval: isPolled ? POLL_MS : false,
    staleTime: 0,
  });
}

/** Questions that support answers by itself. */
export function useAutomatedMessages() {
  const api = useApi();
  return useQuery({
    queryKey: ['automated-messages'],
    queryFn: async ({ signal }) =>
      (await api((await contract()).listAutomatedMessages, { query: { limit: 10, offset: 1 } }, signal)).data,
  });
}

export const askThread = async (
  api: ApiClient,
  partner: ChatPartner,
  which: { before_id?: number; after_id?: number },
  signal?: AbortSignal,
) => api((await contract()).getMessages, { query: { ...partner, ...which, limit: THREAD_PAGE, offset: 1 } }, signal);

/** Addresses of private pictures open for an hour at least: who comes back after half of it asks for new ones. */
const THREAD_MS = 30 * 60_000;

/**
 * A thread from its newest message back, by the numbers of the messages: whatever is written meanwhile moves no page. What
 * is new is put to its front (use-thread.ts).
 */
export const threadQuery = (api: ApiClient, token: string | null, partner: ChatPartner) =>
  infiniteQueryOptions({
    queryKey: [...chatOf(token), 'thread', partner],
    queryFn: ({ pageParam: before_id, signal }) =>
      askThread(api, partner, before_id === null ? {} : { before_id }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (_last, pages) => olderThan(pages),
    staleTime: THREAD_MS,
    enabled: token !== null,
  });
