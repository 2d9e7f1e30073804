import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../controls/button.tsx';

/** What a list that grows asks of the query that brings its pages. */
export type MorePages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage(): unknown };

type InfiniteListProps = {
  query: MorePages;
  /** The button stays for keyboards, for screen readers and for browsers that do not watch. */
  moreText: string;
  loadingText: string;
  children: ReactNode;
};

export function InfiniteList({ query, moreText, loadingText, children }: InfiniteListProps) {
  const { hasNextPage: hasMore, isFetchingNextPage: loading } = query;
  const end = useRef<HTMLDivElement>(null);
  const loadMore = useEffectEvent(() => {
    if (!loading) query.fetchNextPage();
  });

  useEffect(() => {
    if (!hasMore || loading || !end.current || !('IntersectionObserver' in window)) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
      rootMargin: '600px 0px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
    // Watching starts anew after each page: a list still shorter than the screen asks again.
  }, [hasMore, loading]);

  return (
    <>
      {children}
      {hasMore && (
        <div ref={end} className="flex justify-center pt-6">
          <Button look="secondary" progress={loading ? loadingText : null} onClick={() => query.fetchNextPage()}>
            {moreText}
          </Button>
        </div>
      )}
    </>
  );
}
