import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadRow } from './thread-rows.ts';

/** So near its end somebody reads along. */
const NEAR_END = 48;
/** So near its start older messages are asked for. */
const NEAR_START = 240;

type Older = { hasOlder: boolean; isLoadingOlder: boolean; onOlder(): void };

const isMessage = (row: ThreadRow): boolean => row.kind === 'message' || row.kind === 'pending';

/**
 * Where a thread stands: at its end as long as one reads there, and where one was when something comes before or after
 * what one looks at. Counts what came from the other side meanwhile.
 */
export function useThreadScroll(
  rows: readonly ThreadRow[],
  isTyping: boolean,
  { hasOlder, isLoadingOlder, onOlder }: Older,
) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const before = useRef({ isAtEnd: true, height: 0, firstId: '', lastId: '' });
  const [news, setNews] = useState(0);
  const [isAtEnd, setAtEnd] = useState(true);

  function toEnd() {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }

  const askForOlder = useEffectEvent(() => {
    if (hasOlder && !isLoadingOlder) onOlder();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dots of who types take room, too
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const then = before.current;
    const messages = rows.filter(isMessage);
    const [firstId, lastId] = [messages[0]?.id ?? '', messages.at(-1)?.id ?? ''];
    const lastRow = rows.at(-1);
    const wroteOwn = lastRow?.kind === 'pending' && lastId !== then.lastId;
    if (then.isAtEnd || wroteOwn) {
      element.scrollTop = element.scrollHeight;
      before.current.isAtEnd = true;
    } else if (firstId !== then.firstId) {
      element.scrollTop += element.scrollHeight - then.height;
    } else if (lastId !== then.lastId) {
      const at = messages.findIndex(({ id }) => id === then.lastId);
      const fresh = messages.slice(at + 1).filter((row) => row.kind === 'message' && !row.isOwn);
      setNews((count) => count + fresh.length);
    }
    before.current = { ...before.current, height: element.scrollHeight, firstId, lastId };
    if (element.scrollHeight <= element.clientHeight) askForOlder();
  }, [rows, isTyping]);

  // The keyboard of a phone, a longer field or another width make it shorter: who was at the end stays there.
  useEffect(() => {
    const [element, content] = [box.current, list.current];
    if (!element || !content) return;
    const watcher = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
      before.current.height = element.scrollHeight;
    });
    watcher.observe(element);
    watcher.observe(content);
    return () => watcher.disconnect();
  }, []);

  function onScroll() {
    const element = box.current;
    if (!element) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    before.current.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    setAtEnd(before.current.isAtEnd);
    if (before.current.isAtEnd) setNews(0);
    if (scrollTop < NEAR_START && hasOlder && !isLoadingOlder) onOlder();
  }

  return { box, list, onScroll, toEnd, news, isAtEnd };
}
