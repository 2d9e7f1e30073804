import type { StreamNews } from '#contract/live/stream.ts';
import { ApiError } from '#web/api/api-error.ts';
import { keepOpen, type OpenConnection } from './keep-open.ts';
import { isAbout, type LastSeen, type Subscription } from './subscription.ts';

type Thing = { kind: string; id: number };
export type Ticket = { ticket: string; follow: readonly Thing[] };

export type StreamListener = {
  /** Looked at with every connection. */
  subscriptions(): readonly Subscription[];
  /** Asked for anew with every connection: it is good for a moment only. */
  ticket(subscriptions: readonly Subscription[]): Promise<Ticket>;
  heard(news: StreamNews): void;
  /** Of this nothing more will come. */
  gone(thing: Thing): void;
  /** The connection is lost. While there is none, pages must ask for news. */
  lost(): void;
};

const PATH = '/api/v1/customer/live';

/** Listens until it is told to stop. A new connection says which events it has seen last. */
export const openStream = (listener: StreamListener): OpenConnection =>
  keepOpen({
    async address() {
      const subscriptions = listener.subscriptions();
      const given = await listener.ticket(subscriptions).catch(orRefused);
      if (!given) return null;
      const follow = given.follow.map((one) => followText(one, subscriptions)).join(',');
      return `${PATH}?${new URLSearchParams({ follow, ticket: given.ticket })}`;
    },
    on: {
      gone: (thing) => listener.gone(thing as Thing),
      news: (news) => listener.heard(news as StreamNews),
    },
    lost: listener.lost,
  });

function followText({ kind, id }: Thing, subscriptions: readonly Subscription[]): string {
  const subscription = subscriptions.find((one) => isAbout(one, { kind, id }));
  const after: LastSeen | null = subscription?.after?.id === id ? subscription.after : null;
  return after ? `${kind}-${id}-${after.event_id}` : `${kind}-${id}`;
}

/** Whoever may not listen now may not in a minute either; too many, or nobody there, is another matter. */
function orRefused(error: unknown): null {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (isRefusal) return null;
  throw error;
}
