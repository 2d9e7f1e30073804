import type { Deps } from './deps.ts';
import type { PublicCache } from './http/caches/public-cache.ts';

/** Small things every request needs, cached in memory until the catalogue changes. A failed load is not cached. */
export function catalogueMemo(cache: Pick<PublicCache, 'onDrop'>): Deps['memo'] {
  const cached = new Map<string, Promise<unknown>>();
  cache.onDrop(() => cached.clear());
  return <Value>(name: string, load: () => Promise<Value>) => {
    const known = cached.get(name) as Promise<Value> | undefined;
    if (known) return known;
    const loading = load();
    cached.set(name, loading);
    loading.catch(() => {
      if (cached.get(name) === loading) cached.delete(name);
    });
    return loading;
  };
}
