import type { PublicCache } from './http/public-cache.ts';

/** Loaded at the first call and kept until the catalogue changes, in whichever process. A failed load is not kept. */
export function catalogueMemo<Value>(
  cache: Pick<PublicCache, 'onDrop'>,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | null = null;
  cache.onDrop(() => {
    kept = null;
  });
  return () => {
    if (kept) return kept;
    const loading = load();
    kept = loading;
    loading.catch(() => {
      if (kept === loading) kept = null;
    });
    return loading;
  };
}
