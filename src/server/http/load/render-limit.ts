const MINUTE_MS = 60_000;
const MOST_ADDRESSES = 10_000;

/**
 * How many pages may be drawn for one address: each costs a hundred times what a cached one does. They may come
 * all at once; each address has a bucket of them, that fills again over the minute.
 */
export function renderLimit(perMinute: number, now: () => number) {
  const buckets = new Map<string, { left: number; at: number }>();

  return {
    /** Whether one more may be drawn now; it then counts. */
    take(address: string): boolean {
      if (perMinute === 0) return true;
      const at = now();
      const bucket = buckets.get(address) ?? { left: perMinute, at };
      const left = Math.min(perMinute, bucket.left + ((at - bucket.at) / MINUTE_MS) * perMinute);
      buckets.delete(address);
      buckets.set(address, { left: left >= 1 ? left - 1 : left, at });
      // Who has not come for longest has a full bucket again.
      const oldest = buckets.keys().next();
      if (buckets.size > MOST_ADDRESSES && !oldest.done) buckets.delete(oldest.value);
      return left >= 1;
    },
  };
}
