/// <reference lib="webworker" />
import { CacheFirst, ExpirationPlugin, type Serwist } from 'serwist';
import { SAVED } from '#web/session/saved-copies.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of each build what its pages load first lies in a cache of its own. */
const FILES = 'files-';
const USED_FILES = 'used-files';
/** Older builds that are kept for windows which still show their pages. */
const OLDER_BUILDS = 2;
const DAY_S = 86_400;

export const filesOf = (build: string): string => `${FILES}${build}`;

const used = new CacheFirst({
  cacheName: USED_FILES,
  plugins: [
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 30 * DAY_S,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ],
});
const pictures = new CacheFirst({
  cacheName: SAVED.pictures,
  plugins: [
    // A private picture is for the browser's own cache, and only for an hour.
    { cacheWillUpdate: async ({ response }) => (response.status === 200 && isPublic(response) ? response : null) },
    new ExpirationPlugin({
      maxEntries: 250,
      maxAgeSeconds: 30 * DAY_S,
      maxAgeFrom: 'last-used',
      purgeOnQuotaError: true,
    }),
  ],
});

const isPublic = (response: Response): boolean => response.headers.get('cache-control')?.includes('public') ?? false;

/**
 * Built files are named by what is in them: whichever build brought one, it is the right one. The map's own worker is left
 * to the browser, which keeps it too: Safari's engine takes no worker out of the hands of another one.
 */
export function saveFiles(serwist: Serwist) {
  serwist.registerCapture(
    ({ url, request, sameOrigin }) =>
      sameOrigin && url.pathname.startsWith('/assets/') && request.destination !== 'worker',
    async (options) => (await caches.match(options.request, { ignoreVary: true })) ?? used.handle(options),
  );
  serwist.registerCapture(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'), pictures);
}

/** Fetches what is not there yet, of this build or an older one. */
export async function keepFiles(cacheName: string, files: readonly string[]) {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    if (await caches.match(file, { ignoreVary: true })) continue;
    const response = await fetch(file).catch(() => null);
    if (response?.ok) await cache.put(file, response);
  }
}

/** What a page had loaded before there was a worker. */
export const keepUsedFiles = (files: readonly string[]): Promise<void> => keepFiles(USED_FILES, files);

/** Files of older builds go when no window is left that may ask for them, or when there are too many builds. */
export async function dropOldBuilds(build: string, windowsOfToday = 0) {
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== filesOf(build));
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const kept = windows.length > windowsOfToday ? OLDER_BUILDS : 0;
  // In the order in which they were made.
  for (const name of names.slice(0, Math.max(0, names.length - kept))) await caches.delete(name);
}
