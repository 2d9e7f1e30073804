import type { Deps } from '../deps.ts';
import type { ModuleZone } from './scope.ts';

type Count = { value: unknown; stamp: object; asOf: string; at: number; took: number };
type CachedCounts = { counts: Map<string, Count>; counting: Map<string, Promise<unknown>> };

const cachedCounts = new WeakMap<Deps['memo'], CachedCounts>();

/** A count that took this long is not waited for again: the old one is returned while a new one is made. */
const LONG_MS = 50;
/** It is counted again only after this many times its own duration, so that counting never becomes the main work. */
const REST = 50;

/**
 * The length of a list, counted once per change of the catalogue; where it changes with the clock as well, once for each
 * time that is asked for (`asOf`). In a large catalogue, which somebody changes all the time, a length may be some
 * seconds old.
 */
export async function cachedCount<Value>(
  deps: Pick<Deps, 'memo'>,
  name: string,
  count: () => Promise<Value>,
  asOf = '',
): Promise<Value> {
  // Dropped together with everything else that is cached of the catalogue.
  const stamp = await deps.memo('stamp of counts', async () => ({}));
  const caches = cachedCounts.get(deps.memo) ?? { counts: new Map(), counting: new Map() };
  cachedCounts.set(deps.memo, caches);

  const known = caches.counts.get(name);
  if (known?.stamp === stamp && known.asOf === asOf) return known.value as Value;
  if (known && known.took > LONG_MS && performance.now() - known.at < REST * known.took) return known.value as Value;

  const counting =
    (caches.counting.get(name) as Promise<Value> | undefined) ?? startCounting(caches, name, { stamp, asOf }, count);
  if (!known || known.took <= LONG_MS) return counting;
  // Not awaited here: the next call that waits for it gets the error.
  counting.catch(() => {});
  return known.value as Value;
}

function startCounting<Value>(
  caches: CachedCounts,
  name: string,
  is: Pick<Count, 'stamp' | 'asOf'>,
  count: () => Promise<Value>,
): Promise<Value> {
  const started = performance.now();
  const counting = count()
    .then((value) => {
      const at = performance.now();
      caches.counts.set(name, { ...is, value, at, took: at - started });
      return value;
    })
    .finally(() => caches.counting.delete(name));
  caches.counting.set(name, counting);
  return counting;
}

/** How long a list is for a shopper: the counts of the modules and zones that are searched. */
export const sumCounts = (
  counts: readonly (ModuleZone & { count: number })[],
  moduleZones: readonly ModuleZone[],
): number =>
  counts
    .filter(({ module_id, zone_id }) =>
      moduleZones.some((moduleZone) => moduleZone.module_id === module_id && moduleZone.zone_id === zone_id),
    )
    .reduce((sum, { count }) => sum + count, 0);
