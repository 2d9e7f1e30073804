import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ParcelNews } from '#contract/parcel/follow.ts';
import { useApi } from '#web/api/api.tsx';
import { followedParcelQuery } from './following.queries.ts';

/** How often to poll while live news are not available. */
const POLL_MS = 4000;

/** A parcel by its link, and what is heard of it while it is under way and somebody looks. */
export function useFollowedParcel(key: string) {
  const api = useApi();
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const query = useQuery({
    ...followedParcelQuery(api, key),
    refetchInterval: isWatched && !isLive ? POLL_MS : false,
  });
  const isUnderWay = query.data ? query.data.expected_at !== null || query.data.comes_back : false;
  if (isUnderWay !== isWatched) setWatched(isUnderWay);

  useEffect(() => {
    if (!isWatched) return;
    const { queryKey } = followedParcelQuery(api, key);
    return whileLookedAt(key, {
      heard(news) {
        setLive(true);
        // An answer that is still on its way may be older than the news, and would be the last one.
        void queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, (before) => before && { ...before, ...news });
      },
      lost: () => setLive(false),
    });
  }, [api, queries, key, isWatched]);

  return query;
}

type Listener = { heard(news: ParcelNews): void; lost(): void };

/** A page that nobody looks at leaves its connection to others: browsers have few. */
function whileLookedAt(key: string, { heard, lost }: Listener): () => void {
  let stop = () => {};
  const close = () => {
    stop();
    stop = () => {};
    lost();
  };

  function open() {
    let hasLeft = false;
    stop = () => {
      hasLeft = true;
    };
    // Without a connection the page goes on polling.
    import('#web/api/live/keep-open.ts').then(
      ({ keepOpen }) => {
        if (hasLeft) return;
        stop = keepOpen({
          address: async () => `/api/v1/parcel/follow/${encodeURIComponent(key)}/live`,
          on: { parcel: (news) => heard(news as ParcelNews) },
          lost,
        }).stop;
      },
      () => {},
    );
  }

  const looked = () => {
    close();
    if (!document.hidden) open();
  };
  looked();
  document.addEventListener('visibilitychange', looked);
  return () => {
    document.removeEventListener('visibilitychange', looked);
    close();
  };
}
