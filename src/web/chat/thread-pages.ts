import type { InfiniteData } from '@tanstack/react-query';
import type { getMessages } from '#contract/chat/chat.ts';
import type { ChatMessage } from '#contract/chat/shapes.ts';
import type { Reply } from '#contract/endpoint.ts';

/** A page of a thread, the newest message first. */
export type ThreadPage = Reply<typeof getMessages>;
export type ThreadPages = InfiniteData<ThreadPage, unknown>;

/** The messages in the order they were written, each once. */
export function messagesOf({ pages }: ThreadPages): readonly ChatMessage[] {
  const byId = new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

export const newestId = ({ pages: [newest] }: ThreadPages): number =>
  Math.max(0, ...(newest?.messages.map(({ id }) => id) ?? []));

/** What was asked for after the newest one stands in front of it; who may write and what was seen is as it says. */
export function withNewer({ pages: [first, ...older], pageParams }: ThreadPages, newer: ThreadPage): ThreadPages {
  const known = new Set(first?.messages.map(({ id }) => id));
  const fresh = newer.messages.filter(({ id }) => !known.has(id));
  const messages = [...fresh, ...(first?.messages ?? [])].sort((one, other) => other.id - one.id);
  return { pages: [{ ...newer, messages }, ...older], pageParams };
}

/**
 * Where older messages begin; undefined when all of them are here. Pages may overlap, and the first one grows. What is
 * written while a page is read counts before it is in it: a page of older ones that is not full is the last one,
 * whatever the count says. Asking on would never end.
 */
export function olderThan(pages: readonly ThreadPage[]): number | undefined {
  const [first, ...older] = pages;
  const last = older.at(-1);
  if (last && last.messages.length < last.limit) return undefined;
  const ids = new Set(pages.flatMap(({ messages }) => messages.map(({ id }) => id)));
  return ids.size > 0 && ids.size < (first?.total_size ?? 0) ? Math.min(...ids) : undefined;
}
