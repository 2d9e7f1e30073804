import type { SessionStore } from './session.tsx';
import { type StoredModule, storedModuleFrom } from './storage.ts';
import { storedValue } from './stored-value.ts';

/** Which module the pages of this tab's history were seen in, by the router's keys, the newest last. */
type Seen = readonly (readonly [key: string, module: StoredModule])[];

const MOST = 50;

const seen = storedValue<Seen>('session', 'entry_modules', (value) =>
  Array.isArray(value)
    ? value.flatMap(([key, stored]) => {
        const module = storedModuleFrom(stored);
        return typeof key === 'string' && module ? [[key, module] as const] : [];
      })
    : null,
);

/** Called on arrival at a page. */
export function rememberEntryModule(key: string, module: StoredModule | null) {
  if (module) seen.set([...(seen.get() ?? []).filter(([other]) => other !== key), [key, module] as const].slice(-MOST));
}

/** Back and Forward lead to a page in the module that it was seen in. Before the router listens, whose loaders ask. */
export function returnToEntryModules(session: SessionStore) {
  addEventListener('popstate', ({ state }: PopStateEvent) => {
    const [, module] = (seen.get() ?? []).find(([key]) => key === state?.key) ?? [];
    if (module && module.id !== session.get().module?.id) session.set({ module });
  });
}
