import type { IncomingHttpHeaders } from 'node:http';
import type { Lifetime } from '#contract/lifetimes.ts';

type Read = { key: string; lifetime: Lifetime; route: string };
type CacheableRequest = { url?: string | undefined; headers: IncomingHttpHeaders };

const MOST_READS = 20_000;

/**
 * Public reads repeat, and reading one costs more than answering it. So the cache key of a request that was read before,
 * letter by letter the same, is remembered until the catalogue changes.
 */
export function readsBefore() {
  const reads = new Map<string, Read>();
  return {
    find: (request: CacheableRequest): Read | undefined => reads.get(lettersOf(request)),
    remember(request: CacheableRequest, read: Read) {
      if (reads.size >= MOST_READS) reads.clear();
      reads.set(lettersOf(request), read);
    },
    forget: () => reads.clear(),
  };
}

/** All that a public answer depends on: the first line for endpoints (context.ts), the second for pages. */
const lettersOf = ({ url, headers: h }: CacheableRequest): string =>
  `${url}\n${h.zoneid}\n${h.moduleid}\n${h['x-localization']}\n${h.latitude}\n${h.longitude}
${h.cookie}\n${h['accept-language']}`;
