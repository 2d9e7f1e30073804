import type { IncomingHttpHeaders } from 'node:http';
import type { Lifetime } from '#contract/lifetimes.ts';
import { shopCookie } from '../page-language.ts';

type Read = { key: string; lifetime: Lifetime; route: string };
type CacheableRequest = { url?: string | undefined; headers: IncomingHttpHeaders };

/** Longer than any request of a browser of ours. */
const LONGEST = 2000;

/**
 * Public reads repeat, and reading one costs more than answering it. So the cache key of a request that was read before,
 * letter by letter the same, is remembered until the catalogue changes, as far as there is room; the oldest goes first.
 */
export function knownRequests(mostBytes: number) {
  const reads = new Map<string, Read>();
  let bytes = 0;
  const sizeOf = (letters: string, { key }: Read) => 2 * (letters.length + key.length) + 200;

  function forgetOne(letters: string) {
    const read = reads.get(letters);
    if (!read) return;
    reads.delete(letters);
    bytes -= sizeOf(letters, read);
  }

  return {
    find: (request: CacheableRequest): Read | undefined => reads.get(lettersOf(request)),
    remember(request: CacheableRequest, read: Read) {
      const letters = lettersOf(request);
      if (letters.length > LONGEST) return;
      forgetOne(letters);
      reads.set(letters, read);
      bytes += sizeOf(letters, read);
      for (const oldest of reads.keys()) {
        if (bytes <= mostBytes) break;
        forgetOne(oldest);
      }
    },
    forget() {
      reads.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
}

/**
 * All that a public answer depends on: the first line for endpoints (context.ts), the second for pages, which look at no
 * cookie but the shop's own.
 */
const lettersOf = ({ url, headers: h }: CacheableRequest): string =>
  `${url}\n${h.zoneid}\n${h.moduleid}\n${h['x-localization']}\n${h.latitude}\n${h.longitude}
${shopCookie(h.cookie)}\n${h['accept-language']}`;
