import { useEffect, useState } from 'react';
import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { OwnNews } from '#contract/live/own-news.ts';
import type { LiveTrip } from '#contract/rental/trips.ts';
import { useSession } from '#web/session/session.tsx';
import { useApi } from './api.tsx';
import type { ApiClient } from './client.ts';
import type { Follower, Hub } from './live/hub.ts';

/** One order or trip as the server knows it; who is signed in needs no more than its number. */
export type LiveThing = {
  kind: 'order' | 'trip';
  id: number;
  key?: string | undefined;
  guest_id?: string | null | undefined;
};

export type LiveListener = {
  heard(name: 'status' | 'courier', event: LiveStatus | LiveCourier | LiveTrip): void;
};

let hub: Promise<Hub> | null = null;

/** One for the tab, loaded when something is followed. */
async function makeHub(api: ApiClient): Promise<Hub> {
  const [{ openHub }, { requestStreamTicket }] = await Promise.all([
    import('./live/hub.ts'),
    import('#contract/live/stream.ts'),
  ]);
  return openHub((subscriptions) => {
    const guest_id = subscriptions.find((subscription) => subscription.guest_id)?.guest_id;
    return api(requestStreamTicket, { body: { follow: subscriptions.map(({ thing }) => thing), guest_id } });
  });
}

function follow(api: ApiClient, follower: Follower): () => void {
  let hasLeft = false;
  let leave = () => {};
  hub ??= makeHub(api);
  hub.then(
    (opened) => {
      if (!hasLeft) leave = opened.add(follower);
    },
    // It could not be loaded: news are asked for, as without a connection. Whoever comes next tries again.
    () => {
      hub = null;
    },
  );
  return () => {
    hasLeft = true;
    leave();
  };
}

/** Follows an order or a trip while it is given; `heard` must stay the same function. True while news come by themselves. */
export function useLive(thing: LiveThing | null, heard: LiveListener['heard']): boolean {
  const api = useApi();
  const [isLive, setLive] = useState(false);
  const { kind, id, key, guest_id } = thing ?? {};
  useEffect(() => {
    if (id === undefined || kind === undefined) return;
    const leave = follow(api, {
      name: `${kind} ${id} ${key ?? ''}`,
      thing: { kind, id, key },
      guest_id,
      heard: ({ name, event }) => heard(name as 'status' | 'courier', event as LiveStatus),
      live: setLive,
    });
    return () => {
      leave();
      setLive(false);
    };
  }, [api, kind, id, key, guest_id, heard]);
  return isLive;
}

/**
 * Hears what concerns the customer who is signed in, whatever page is open; `heard` must stay the same function. Of
 * `start` it hears when news before now were not told: what is shown is asked for anew. True while news come by themselves.
 */
export function useOwnNews(heard: (news: OwnNews) => void): boolean {
  const api = useApi();
  const token = useSession((session) => session.token);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (token === null) return;
    const leave = follow(api, {
      // Whoever signs in as somebody else follows somebody else.
      name: `customer ${token.slice(-6)}`,
      thing: { kind: 'customer' },
      heard: ({ name, event }) => heard({ name, event } as OwnNews),
      live: setLive,
    });
    return () => {
      leave();
      setLive(false);
    };
  }, [api, token, heard]);
  return isLive;
}
