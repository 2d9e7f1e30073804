import { ExpirationPlugin, NetworkFirst, type Serwist, type SerwistPlugin } from 'serwist';
import { SAVED, SAVED_AT } from '#web/session/saved-copies.ts';
import { isCartChange, kindOfRead, scopeOfRead } from './what-is-saved.ts';

const DAY_S = 86_400;
/** A slow answer is waited for this long before the saved one is shown; longer where it is somebody's own. */
const PATIENCE_S = 8;
const OWN_PATIENCE_S = 20;
const CART = '/api/v1/customer/cart/list';

/** Whose answer it is stands in its name only as a digest: nobody finds another's, and no token lies about. */
async function keyOf(request: Request): Promise<string> {
  const url = new URL(request.url);
  const scope = scopeOfRead(url).map((name) => request.headers.get(name) ?? '');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(scope)));
  url.searchParams.set('saved-for', [...new Uint8Array(digest)].map((byte) => byte.toString(16)).join(''));
  return url.href;
}

/** The answer, with the moment in which it was true. */
export function stamped(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(SAVED_AT, new Date().toISOString());
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const named: SerwistPlugin = { cacheKeyWillBeUsed: ({ request }) => keyOf(request) };
const stampGood: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? stamped(response) : null),
};
/** Who makes an answer says whether it is the same for everybody. */
const stampPublic: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('cache-control')?.includes('public') ? stamped(response) : null,
};

/** Reads of the API: the answer of today, or the last one without a connection. */
export function saveReads(serwist: Serwist) {
  const isRead =
    (kind: 'personal' | 'public') =>
    ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }) =>
      sameOrigin && kindOfRead(url) === kind && !request.headers.get('accept')?.includes('event-stream');
  serwist.registerCapture(
    isRead('personal'),
    new NetworkFirst({
      cacheName: SAVED.personal,
      networkTimeoutSeconds: OWN_PATIENCE_S,
      plugins: [
        named,
        stampGood,
        new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 14 * DAY_S, purgeOnQuotaError: true }),
      ],
    }),
  );
  serwist.registerCapture(
    isRead('public'),
    new NetworkFirst({
      cacheName: SAVED.reads,
      networkTimeoutSeconds: PATIENCE_S,
      plugins: [
        named,
        stampPublic,
        new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 14 * DAY_S, purgeOnQuotaError: true }),
      ],
    }),
  );
  for (const method of ['POST', 'DELETE'] as const)
    serwist.registerCapture(({ url, sameOrigin }) => sameOrigin && isCartChange(url), changeCart, method);
}

/** The cart as the change left it is what there is to see later. Where nothing can be saved it is changed all the same. */
export async function changeCart({ request, url }: { request: Request; url: URL }): Promise<Response> {
  const guest_id = url.searchParams.get('guest_id') ?? (await guestIn(request.clone()));
  const response = await fetch(request);
  if (response.status === 200) await saveCart(request, url, guest_id, stamped(response.clone())).catch(() => {});
  return response;
}

async function saveCart({ headers }: Request, { origin }: URL, guest_id: string | null, cart: Response) {
  const list = new URL(CART, origin);
  if (guest_id) list.searchParams.set('guest_id', guest_id);
  const saved = await caches.open(SAVED.personal);
  await saved.put(await keyOf(new Request(list, { headers })), cart);
}

async function guestIn(request: Request): Promise<string | null> {
  const body = (await request.json().catch(() => null)) as { guest_id?: string } | null;
  return body?.guest_id ?? null;
}
