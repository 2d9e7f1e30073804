/** Which of the browser's two storages: `local` outlives the tab and is shared by all tabs, `session` is the tab's own. */
export type StorageKind = 'local' | 'session';

/** Says what a parsed value is, or null when it is not ours: anybody may have written anything there. */
export type Validator<Value> = (value: unknown) => Value | null;

export type StoredValue<Value> = {
  /** The same object as long as nothing changed. */
  get(): Value | null;
  /** Null removes it. */
  set(value: Value | null): void;
  /** Reads it and removes it. */
  take(): Value | null;
  /** Hears of changes in this tab, and of changes by other tabs in what is shared with them. */
  subscribe(changed: () => void): () => void;
};

/**
 * One value in the browser's storage, as JSON. The only place that touches localStorage and sessionStorage. Storage may be
 * switched off or full: then nothing is there, nothing is stored, and nobody has to catch anything.
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

  function set(next: Value | null) {
    writeText(storage, key, next === null ? null : write(next));
    for (const changed of listeners) changed();
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
  try {
    return browserStorage(storage).getItem(key);
  } catch {
    return null;
  }
}

function writeText(storage: StorageKind, key: string, text: string | null) {
  try {
    if (text === null) browserStorage(storage).removeItem(key);
    else browserStorage(storage).setItem(key, text);
  } catch {
    // Switched off or full: nothing is stored.
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
