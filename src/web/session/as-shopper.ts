import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { ensureGuest, replaceGuest } from './guest.ts';
import type { SessionStore } from './session.tsx';

/**
 * A call in the name of the customer, or of the guest, who gets an identity now if need be. A guest the server does not
 * know any more becomes a new one.
 */
export async function asShopper<Result>(
  { api, store }: { api: ApiClient; store: SessionStore },
  call: (guest_id: string | null) => Promise<Result>,
): Promise<Result> {
  if (store.get().token) return call(null);
  const guest_id = await ensureGuest(store, api);
  try {
    return await call(guest_id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || store.get().guest_id !== guest_id) throw error;
    return call(await replaceGuest(store, api));
  }
}
