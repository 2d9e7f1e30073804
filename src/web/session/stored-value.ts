/** One value of its own in the browser's storage, in step with the other tabs. What is not ours counts as not there. */
export function storedValue<Value>(key: string, isOurs: (value: unknown) => value is Value) {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value: Value | null = null;
  const tell = () => {
    for (const changed of listeners) changed();
  };

  return {
    /** The same object as long as nothing changed. */
    get(): Value | null {
      const stored = read(key);
      if (stored !== text) {
        text = stored;
        value = parsed(stored, isOurs);
      }
      return value;
    },
    set(next: Value | null) {
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage nothing is kept.
      }
      tell();
    },
    subscribe(changed: () => void) {
      listeners.add(changed);
      addEventListener('storage', changed);
      return () => {
        listeners.delete(changed);
        removeEventListener('storage', changed);
      };
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed<Value>(text: string | null, isOurs: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isOurs(value) ? value : null;
  } catch {
    return null;
  }
}
