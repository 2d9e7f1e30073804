import type { Deps } from './deps.ts';
import type { PublicCache } from './http/public-cache.ts';

/** Small things every request needs, kept in memory until the catalogue changes. A failed load is not kept. */
export function catalogueMemo(cache: Pick<PublicCache, 'onDrop'>): Deps['memo'] {
  const kept = new Map<string, Promise<unknown>>();
  cache.onDrop(() => kept.clear());
  return <Value>(name: string, load: () => Promise<Value>) => {
    const known = kept.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const loading = load();
    kept.set(name, loading);
    loading.catch(() => {
      if (kept.get(name) === loading) kept.delete(name);
    });
    return loading;
  };
}
