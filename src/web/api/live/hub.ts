import type { StreamNews } from '#contract/live/stream.ts';
import { type Leader, type LeaderMessage, startLeading } from './leader.ts';
import type { Ticket } from './stream.ts';
import { isAbout, isNew, type LastSeen, mergeSubscriptions, type Subscription } from './subscription.ts';
import { joinTabs } from './tabs.ts';

/** One listener of a page. */
export type Follower = Omit<Subscription, 'after'> & {
  heard(news: StreamNews): void;
  /** Whether news come by themselves now. While they do not, the page must ask for them. */
  live(isLive: boolean): void;
};

type Message =
  | { type: 'subscriptions'; tab: string; subscriptions: readonly Subscription[] }
  /** Somebody else leads now and does not know yet what the tabs follow. */
  | { type: 'leads' }
  | { type: 'said'; said: LeaderMessage; to: string | null };

export type Hub = { add(follower: Follower): () => void };

/**
 * All that is followed in this browser, in one connection: browsers have few. The tab that leads holds it and passes on
 * what it hears; a tab that nobody looks at follows nothing, and comes back for what it missed.
 */
export function openHub(ticket: (subscriptions: readonly Subscription[]) => Promise<Ticket>): Hub {
  const tab = Math.random().toString(36).slice(2);
  const followers = new Set<Follower>();
  const lastSeen = new Map<string, LastSeen>();
  const lives = new Set<string>();
  let leader: Leader | null = null;

  const tabs = joinTabs<Message>('live', { heard: heardTab, lead });

  function lead() {
    const own = startLeading({ ticket, say });
    leader = own;
    tabs.say({ type: 'leads' });
    tellSubscriptions();
    return () => {
      own.stop();
      leader = null;
      heardSaid({ type: 'lost' });
    };
  }

  /** What the leader says, to itself as well. */
  function say(said: LeaderMessage, to: string | null = null) {
    if (to !== tab) tabs.say({ type: 'said', said, to });
    if (to === null || to === tab) heardSaid(said);
  }

  function heardTab(message: Message) {
    if (message.type === 'leads') tellSubscriptions();
    else if (message.type === 'subscriptions') leader?.subscribe(message.tab, message.subscriptions);
    else if (message.to === null || message.to === tab) heardSaid(message.said);
  }

  function heardSaid(said: LeaderMessage) {
    if (said.type === 'news') return heardNews(said.news);
    if (said.type === 'live') return setLive(true, ({ name }) => said.names.includes(name));
    if (said.type === 'gone') return setLive(false, (follower) => isAbout(follower, said.thing));
    setLive(false, () => true);
  }

  function setLive(isLive: boolean, which: (follower: Follower) => boolean) {
    for (const follower of [...followers].filter(which)) {
      if (isLive) lives.add(follower.name);
      else lives.delete(follower.name);
      follower.live(isLive);
    }
  }

  function heardNews(news: StreamNews) {
    if (document.hidden) return;
    setLive(true, (follower) => isAbout(follower, news));
    const fresh = [...followers].filter(
      (follower) => isAbout(follower, news) && isNew(news, lastSeen.get(follower.name) ?? null),
    );
    const { id, event_id } = news;
    if (event_id !== null) for (const { name } of fresh) lastSeen.set(name, { id, event_id });
    if (!isResumption(news)) for (const follower of fresh) follower.heard(news);
  }

  function subscriptionsOfTab(): Subscription[] {
    const subscriptions = [...followers].map(({ name, thing, guest_id }) => ({
      name,
      thing,
      guest_id,
      after: lastSeen.get(name) ?? null,
    }));
    return document.hidden ? [] : mergeSubscriptions([subscriptions]);
  }

  function tellSubscriptions() {
    const subscriptions = subscriptionsOfTab();
    if (leader) leader.subscribe(tab, subscriptions);
    else tabs.say({ type: 'subscriptions', tab, subscriptions });
  }

  function changed() {
    if (!document.hidden && followers.size > 0) tabs.enter();
    tellSubscriptions();
    if (!document.hidden && followers.size > 0) return;
    tabs.leave();
    setLive(false, () => true);
  }

  document.addEventListener('visibilitychange', changed);
  return {
    add(follower) {
      followers.add(follower);
      if (lives.has(follower.name)) follower.live(true);
      changed();
      return () => {
        followers.delete(follower);
        if (![...followers].some(({ name }) => name === follower.name)) {
          lives.delete(follower.name);
          lastSeen.delete(follower.name);
        }
        changed();
      };
    },
  };
}

const isResumption = ({ name, event }: StreamNews): boolean =>
  name === 'start' && (event as { resumed: boolean }).resumed;
