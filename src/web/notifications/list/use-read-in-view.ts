import { useEffect, useEffectEvent, useRef } from 'react';

/** What was looked at so long counts as read. */
const LOOKED_AT_MS = 2000;

/** Watches the rows of a list that say `data-unread`: what stays in view for two seconds is read. */
export function useReadInView(markRead: (ids: readonly number[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const done = useEffectEvent(markRead);

  useEffect(() => {
    if (!list.current || !('IntersectionObserver' in window)) return;
    const inView = new Set<number>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = Number((target as HTMLElement).dataset.unread);
          if (isIntersecting) inView.add(id);
          else inView.delete(id);
        }
        clearTimeout(timer);
        if (inView.size > 0) timer = setTimeout(() => document.hidden || done([...inView]), LOOKED_AT_MS);
      },
      { threshold: 0.6 },
    );
    for (const row of list.current.querySelectorAll('[data-unread]')) watcher.observe(row);
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
    // After each drawing: rows come by pages and by themselves.
  });

  return list;
}
