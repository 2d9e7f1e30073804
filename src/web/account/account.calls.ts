import { removeAccount as removal, updateProfile as update } from '#contract/account/account.ts';
import { updateInterests } from '#contract/account/interests.ts';
import { getRemoval as removalTold } from '#contract/account/security.ts';
import { sendFirebaseCode as firebaseCode } from '#contract/auth/firebase.ts';
import type { Input } from '#contract/endpoint.ts';
import type { ApiClient } from '#web/api/client.ts';
import { phoneProof } from '#web/config/phone-proof.ts';

export type ProfileChange = Input<typeof update>['body'];

export const updateProfile = (api: ApiClient, body: ProfileChange) => api(update, { body });

/** The phone provider's own; its mark comes back with the code. */
export const sendFirebaseCode = async (api: ApiClient, phone: string) =>
  (await api(firebaseCode, { body: { phone, recaptcha_token: await phoneProof(api) } })).session_info;

export const removeAccount = (api: ApiClient, { givesUpBalance }: { givesUpBalance: boolean }) =>
  api(removal, { query: givesUpBalance ? { give_up_balance: '1' } : {} });

/**
 * Whether nobody is known by this token any more. Not by the client, which would end the session in its own words before
 * the page can say that the account is deleted.
 */
export async function isSignedOut(token: string): Promise<boolean> {
  const asked = await fetch(removalTold.path, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  return asked?.status === 401;
}

export const saveInterests = (api: ApiClient, interest: number[]) => api(updateInterests, { body: { interest } });
