import { ExpirationPlugin, NetworkFirst, type Serwist, type SerwistPlugin } from 'serwist';
import { readLanguageAddress } from '#domain/language/language-address.ts';
import { MIRROR_COOKIE } from '#web/session/mirror.ts';
import { SAVED, SAVED_AT } from '#web/session/saved-copies.ts';
import { stamped } from './saved-reads.ts';
import { isSavedPage } from './what-is-saved.ts';

const OFFLINE_PAGE = '/offline';
/** Apart from the visited ones: it belongs to the shop, and stays when somebody leaves. */
const OFFLINE_CACHE = 'offline-page';
const DAY_S = 86_400;
const PATIENCE_S = 6;

/** What the server draws a page for; empty where the browser does not say. */
async function mirror(): Promise<string> {
  const store = (globalThis as { cookieStore?: { get(name: string): Promise<{ value: string } | null> } }).cookieStore;
  return (await store?.get(MIRROR_COOKIE).catch(() => null))?.value ?? '';
}

/** The same address is another page in another language, theme, module or zone. */
async function keyOf(address: string): Promise<string> {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('saved-for', await mirror());
  return url.href;
}

/** Pages that came out of the cache, by the client that shows them: it asks how old it is. */
const shown = new Map<string, string>();

const saving: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) =>
    isGoodPage(new URL(request.url), response) ? stamped(response) : null,
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    const savedAt = cachedResponse?.headers.get(SAVED_AT);
    if (savedAt) shown.set((event as FetchEvent).resultingClientId, savedAt);
    return cachedResponse;
  },
};

const isGoodPage = (url: URL, response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  isSavedPage(url) &&
  (response.headers.get('content-type') ?? '').startsWith('text/html');

const visited = new NetworkFirst({
  cacheName: SAVED.pages,
  networkTimeoutSeconds: PATIENCE_S,
  plugins: [saving, new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * DAY_S, purgeOnQuotaError: true })],
});

/** Documents: today's page, or the visited one, or the page that draws it here from what else was saved. */
export function savePages(serwist: Serwist, afterFreshPage: (prefix: string) => Promise<unknown>) {
  serwist.registerCapture(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url),
    async (options) => {
      const event = options.event as FetchEvent;
      try {
        const response = await visited.handle(options);
        if (!shown.has(event.resultingClientId))
          event.waitUntil(afterFreshPage(readLanguageAddress(options.url.pathname).prefix).catch(() => {}));
        return response;
      } catch {
        return withoutPage(options.url, event);
      }
    },
  );
}

const isOfflinePage = ({ pathname }: URL): boolean => readLanguageAddress(pathname).path === OFFLINE_PAGE;

const isPage = (url: URL): boolean => isSavedPage(url) || isOfflinePage(url) || url.searchParams.has('key');

async function withoutPage(url: URL, { resultingClientId }: FetchEvent): Promise<Response> {
  const { prefix, path } = readLanguageAddress(url.pathname);
  const saved = await (await caches.open(OFFLINE_CACHE)).match(prefix + OFFLINE_PAGE);
  // Nobody was here in this language before: it is said in the one that was chosen.
  if (!isOfflinePage(url)) return Response.redirect(`${saved ? prefix : ''}${OFFLINE_PAGE}#${path}${url.search}`, 302);
  if (!saved) return Response.error();
  shown.set(resultingClientId, saved.headers.get(SAVED_AT) ?? '');
  return saved;
}

/** In the page's language and the colours of today, with the files of this build; asked for again when those change. */
export async function keepOfflinePage(
  prefix: string,
  build: string,
  keepLanguage: (language: string) => Promise<void>,
) {
  const [chosen = '', theme] = (await mirror()).split('.');
  const language = prefix.slice(1) || chosen;
  const address = prefix + OFFLINE_PAGE;
  const made_for = [build, language, theme].join();
  const cache = await caches.open(OFFLINE_CACHE);
  const before = await cache.match(address);
  if (before?.headers.get('x-made-for') === made_for) return;
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) return;
  const page = stamped(response);
  page.headers.set('x-made-for', made_for);
  await keepLanguage(language);
  await cache.put(address, page);
}

/** A page that was there before the worker is kept as if it had come through it. */
export async function keepPage(address: string) {
  const url = new URL(address);
  if (!isSavedPage(url)) return;
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  if (isGoodPage(url, response)) await (await caches.open(SAVED.pages)).put(await keyOf(address), stamped(response));
}

/** When the page in this window was saved; null: it came from the server. */
export const savedAtOf = (client_id: string): string | null => shown.get(client_id) ?? null;
