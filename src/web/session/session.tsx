import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Mirror } from './mirror.ts';
import { forgetInTab, readStorage, type Session, writeStorage } from './storage.ts';

export type SessionStore = {
  get(): Session;
  set(change: Partial<Session>): void;
  subscribe(changed: () => void): () => void;
  /** How often whoever was signed in here was signed out, or somebody else signed in, in another tab. */
  accountSwitches(): number;
};

/** The session of a first visit, which is also all the server knows: what the mirror cookie says, and nobody signed in. */
const fromMirror = ({ language, theme, module, zone_ids }: Mirror): Session => ({
  token: null,
  guest_id: null,
  module: module && { ...module, module_name: '', zones: [] },
  location: null,
  currentLatLng: null,
  zoneid: zone_ids,
  settings: { language, theme },
});

/** In the browser: storage, in step with the other tabs. */
export function browserSession(mirror: Mirror, isModuleAddressed = false): SessionStore {
  const { module } = fromMirror(mirror);
  const stored = readStorage(mirror);
  // An address that names a module is stronger than what was chosen before.
  const isOther = isModuleAddressed && stored.module?.id !== module?.id;
  // A page keeps its language until it is left, whatever another tab or its own address has to do with the choice.
  let chosen = { language: stored.settings.language, module: isOther ? module : stored.module };
  const onThisPage = (now: Session): Session => ({
    ...now,
    settings: { ...now.settings, language: mirror.language },
  });
  // What is equal stays the same object, so that nobody renders again for it.
  let session = keepEqual(fromMirror(mirror), onThisPage(isOther ? { ...stored, module } : stored));
  let switches = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  function followOtherTabs() {
    const now = readStorage(mirror);
    // A tab that slept hears of the next one to sign in only, and not that the last one has gone.
    if (session.token !== null && now.token !== session.token) {
      forgetInTab();
      switches += 1;
    }
    chosen = { language: now.settings.language, module: now.module };
    // So does its module: somebody who looks at food in another tab has not left the cart they are paying for in this one.
    const module = now.module && (session.module ?? now.module);
    session = keepEqual(session, onThisPage({ ...now, module }));
    tell();
  }
  // Back to a page that the browser had put aside: it was told nothing meanwhile.
  addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && followOtherTabs());
  addEventListener('storage', followOtherTabs);
  return {
    get: () => session,
    set(wanted) {
      const { language } = session.settings;
      const isLeaving = session.token !== null && wanted.token === null;
      // Also the guest they once were here, whose orders show a name, a door and a code: the next one is somebody else.
      const change = isLeaving ? { ...wanted, guest_id: null } : wanted;
      session = { ...session, ...change };
      if (session.settings.language !== language) chosen.language = session.settings.language;
      if (change.module !== undefined) chosen.module = change.module;
      const settings = { ...session.settings, language: chosen.language };
      const kept = { ...session, module: chosen.module, settings };
      writeStorage(kept, Object.keys(change) as (keyof Session)[]);
      tell();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    accountSwitches: () => switches,
  };
}

function keepEqual(before: Session, now: Session): Session {
  return {
    ...now,
    module: same(before.module, now.module),
    currentLatLng: same(before.currentLatLng, now.currentLatLng),
    zoneid: same(before.zoneid, now.zoneid),
    settings: same(before.settings, now.settings),
  };
}

const same = <Value,>(before: Value, now: Value): Value =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

/** On the server: what the cookie said, for one page. */
export const serverSession = (mirror: Mirror): SessionStore => ({
  get: () => fromMirror(mirror),
  set: () => {},
  subscribe: () => () => {},
  accountSwitches: () => 0,
});

const SessionContext = createContext<{ store: SessionStore; first: Session } | null>(null);

export function SessionProvider({
  store,
  mirror,
  children,
}: {
  store: SessionStore;
  mirror: Mirror;
  children: ReactNode;
}) {
  const value = useMemo(() => ({ store, first: fromMirror(mirror) }), [store, mirror]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSessionStore(): SessionStore {
  const context = use(SessionContext);
  if (!context) throw new Error('no session here');
  return context.store;
}

/**
 * What `select` takes of the session, re-rendering when that changes and only then. The first render equals the
 * server's, so that nothing jumps on hydration. Select what is there: a new object each time would never be the same.
 */
export function useSession<Part>(select: (session: Session) => Part): Part {
  const context = use(SessionContext);
  if (!context) throw new Error('no session here');
  const { store, first } = context;
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(first),
  );
}

/** Changes when another tab has put somebody else in the place of who was signed in here. */
export function useAccountSwitches(): number {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.accountSwitches, () => 0);
}
