import type { Memo } from './deps.ts';
import type { PublicCache } from './http/caches/public-cache.ts';

/** Small things every request needs, cached in memory until the catalogue changes. A failed load is not cached. */
export function catalogueMemo(cache: Pick<PublicCache, 'onDrop'>): Memo {
  const cached = new Map<string, Promise<unknown>>();
  const values = new Map<string, unknown>();
  cache.onDrop(() => {
    cached.clear();
    values.clear();
  });
  const memo = <Value>(name: string, load: () => Promise<Value>) => {
    const known = cached.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const loading = load();
    cached.set(name, loading);
    loading.then(
      (value) => {
        if (cached.get(name) === loading) values.set(name, value);
      },
      () => {
        if (cached.get(name) === loading) cached.delete(name);
      },
    );
    return loading;
  };
  return Object.assign(memo, { known: <Value>(name: string) => values.get(name) as Value | undefined });
}
