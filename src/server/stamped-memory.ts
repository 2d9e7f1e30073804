/**
 * Values that are made from rows, each with a stamp that the rows had: whoever reads the stamp anew knows by one
 * comparison whether the value is still true. The longest unused goes first when there is no room.
 */
export type StampedMemory = {
  find<Value>(key: string, stamp: string): Value | null;
  /** What was cached last, for who sees to it elsewhere that the stamp still holds. */
  last<Value>(key: string): { stamp: string; value: Value } | null;
  /** Takes `keep` only as long as nothing was forgotten since: call this before the rows are read. */
  begin(): { keep(key: string, stamp: string, value: unknown, bytes: number): void };
  forget(): void;
  size(): { entries: number; bytes: number };
};

type Entry = { stamp: string; value: unknown; bytes: number };

export function stampedMemory(mostBytes: number): StampedMemory {
  const all = new Map<string, Entry>();
  let bytes = 0;
  let forgotten = 0;

  function drop(key: string) {
    const entry = all.get(key);
    if (!entry) return;
    all.delete(key);
    bytes -= entry.bytes;
  }

  return {
    find<Value>(key: string, stamp: string) {
      const entry = all.get(key);
      if (entry?.stamp !== stamp) return null;
      // A Map keeps the order of insertion: the first is the longest unused.
      all.delete(key);
      all.set(key, entry);
      return entry.value as Value;
    },
    last<Value>(key: string) {
      const entry = all.get(key);
      return entry ? { stamp: entry.stamp, value: entry.value as Value } : null;
    },
    begin() {
      const since = forgotten;
      return {
        keep(key, stamp, value, size) {
          if (since !== forgotten || size > mostBytes) return;
          drop(key);
          all.set(key, { stamp, value, bytes: size });
          bytes += size;
          for (const oldest of all.keys()) {
            if (bytes <= mostBytes) break;
            drop(oldest);
          }
        },
      };
    },
    forget() {
      forgotten += 1;
      all.clear();
      bytes = 0;
    },
    size: () => ({ entries: all.size, bytes }),
  };
}
