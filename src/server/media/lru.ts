/** Keeps the values used last, up to a number of them. A value that turns out to be a failure is forgotten. */
export function lru<Key, Value>(capacity: number) {
  const values = new Map<Key, Value>();

  const remember = (key: Key, value: Value): Value => {
    values.delete(key);
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= capacity) break;
      values.delete(oldest);
    }
    return value;
  };

  return {
    getOrMake(key: Key, make: () => Value): Value {
      const known = values.get(key);
      if (known !== undefined) return remember(key, known);

      const made = remember(key, make());
      if (made instanceof Promise) {
        made.catch(() => {
          if (values.get(key) === made) values.delete(key);
        });
      }
      return made;
    },
    get size() {
      return values.size;
    },
  };
}
