/// <reference lib="webworker" />
import { Serwist } from 'serwist';
import type { PageMessage } from './page-message.ts';
import { listenForPush } from './push.ts';
import { dropOldBuilds, filesOf, keepFiles, keepUsedFiles, saveFiles } from './saved-files.ts';
import { keepOfflinePage, keepPage, savedAtOf, savePages } from './saved-pages.ts';
import { saveReads } from './saved-reads.ts';

declare const self: ServiceWorkerGlobalScope;
/** Of the build this worker belongs to; see scripts/building/build-service-worker.ts. */
declare const BUILD: { id: string; files: readonly string[]; texts: Readonly<Record<string, readonly string[]>> };

// Once: the list is long, and stands wherever it is named.
const build = BUILD;
const keepLanguage = (language: string) => keepFiles(filesOf(build.id), build.texts[language] ?? build.texts.en ?? []);
const keepOffline = (prefix = '') => keepOfflinePage(prefix, build.id, keepLanguage);

// It takes over at once: pages are asked for anew each time, and files of older builds stay as long as they are needed.
const serwist = new Serwist({
  precacheEntries: build.files.map((url) => ({ url, revision: null })),
  precacheOptions: { cacheName: filesOf(build.id), concurrency: 4 },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
});
saveFiles(serwist);
saveReads(serwist);
// The window that has just got a page of today needs no older files; others may.
savePages(serwist, (prefix) => Promise.all([keepOffline(prefix), dropOldBuilds(build.id, 1)]));
serwist.addEventListeners();

self.addEventListener('install', (event) => event.waitUntil(keepOffline()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds(build.id)));
self.addEventListener('message', (event) => {
  const said = event.data as PageMessage;
  if (said.kind === 'keep') event.waitUntil(Promise.all([keepPage(said.page), keepUsedFiles(said.files)]));
  if (said.kind === 'how-old') event.ports[0]?.postMessage(savedAtOf((event.source as Client).id));
});
listenForPush(self);
