/// <reference lib="webworker" />
import { Serwist } from 'serwist';
import { listenForPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Of the build this worker belongs to; see scripts/build-service-worker.ts. */
declare const BUILD: { id: string; files: readonly string[]; texts: Readonly<Record<string, readonly string[]>> };

const serwist = new Serwist({
  precacheEntries: BUILD.files.map((url) => ({ url, revision: null })),
  precacheOptions: { cacheName: `files-${BUILD.id}` },
  skipWaiting: true,
  clientsClaim: true,
});
serwist.addEventListeners();
listenForPush(self);
