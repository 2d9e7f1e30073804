/** Which of the browser's two storages: `local` outlives the tab and is shared by all tabs, `session` is the tab's own. */
export type StorageKind = 'local' | 'session';

/** Says what a parsed value is, or null when it is not ours: anybody may have written anything there. */
export type Validator<Value> = (value: unknown) => Value | null;

export type StoredValue<Value> = {
  /** The same object as long as nothing changed. */
  get(): Value | null;
  /** Null removes it. False: the browser did not store it. */
  set(value: Value | null): boolean;
  /** Reads it and removes it. */
  take(): Value | null;
  /** Hears of changes in this tab, and of changes by other tabs in what is shared with them. */
  subscribe(changed: () => void): () => void;
};

/**
 * One value in the browser's storage, as JSON. The only place that touches localStorage and sessionStorage. Storage may be
 * switched off or full: then it is known to the open page alone, and nobody has to catch anything.
 */
export const storedValue = <Value>(storage: StorageKind, key: string, validate: Validator<Value>) =>
  stored(storage, key, (text) => validate(parsed(text)), JSON.stringify);

/** The same for a text that the specification wants stored as it is, without quotes: a token, a place's name. */
export const storedText = (storage: StorageKind, key: string) =>
  stored<string>(
    storage,
    key,
    (text) => text || null,
    (text) => text,
  );

/**
 * What could not be stored, by its key: it is known as long as the page stands, over what was stored before, and by the
 * page that this one is loaded anew as (load-anew.ts).
 */
const unstored = new Map<string, string>(globalThis.history?.state?.unstored);
// Once only: a later page of this entry knows better.
if (unstored.size > 0) history.replaceState({ ...history.state, unstored: undefined }, '');

export const whatIsUnstored = (): ReadonlyMap<string, string> => unstored;

/** Whoever has signed out leaves nothing in the open page either, `but` what is the browser's. */
export function forgetUnstored(but: readonly string[]) {
  for (const key of unstored.keys()) if (!but.includes(key)) unstored.delete(key);
}

function stored<Value>(
  storage: StorageKind,
  key: string,
  read: (text: string) => Value | null,
  write: (value: Value) => string,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let lastText: string | null = null;
  let value: Value | null = null;

  function get(): Value | null {
    const text = readText(storage, key);
    if (text !== lastText) {
      lastText = text;
      value = text === null ? null : read(text);
    }
    return value;
  }

  function set(next: Value | null): boolean {
    const isStored = writeText(storage, key, next === null ? null : write(next));
    for (const changed of listeners) changed();
    return isStored;
  }

  return {
    get,
    set,
    take() {
      const taken = get();
      set(null);
      return taken;
    },
    subscribe(changed) {
      listeners.add(changed);
      addEventListener('storage', changed);
      return () => {
        listeners.delete(changed);
        removeEventListener('storage', changed);
      };
    },
  };
}

const browserStorage = (storage: StorageKind): Storage => (storage === 'local' ? localStorage : sessionStorage);

/** Whether the browser lets us store anything at all. */
export function canStore(storage: StorageKind): boolean {
  try {
    return Boolean(browserStorage(storage));
  } catch {
    return false;
  }
}

function readText(storage: StorageKind, key: string): string | null {
  const kept = unstored.get(key);
  if (kept !== undefined) return kept;
  try {
    return browserStorage(storage).getItem(key);
  } catch {
    return null;
  }
}

function writeText(storage: StorageKind, key: string, text: string | null): boolean {
  unstored.delete(key);
  try {
    if (text === null) browserStorage(storage).removeItem(key);
    else browserStorage(storage).setItem(key, text);
    return true;
  } catch {
    // Switched off or full.
    if (text !== null) unstored.set(key, text);
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
