import type { SocialMedium } from '#domain/auth/login-types.ts';

/**
 * What a tab keeps while its shopper is away at Google, Facebook or Apple: only who comes back with the same state was
 * sent by us, and only a token with the same nonce was made for this errand.
 */
export type SocialErrand = { medium: SocialMedium; state: string; nonce: string; from: string };

/** What somebody brings back: an ID token, for the server to read. */
export type SocialProof = Pick<SocialErrand, 'medium' | 'nonce'> & { token: string };

const KEY = 'social_errand';

export function keepErrand(errand: SocialErrand) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(errand));
  } catch {
    // Without storage nobody is known on the way back, and the page says so.
  }
}

/** Once: whoever comes back a second time with the same answer is not known any more. */
export function takeErrand(): SocialErrand | null {
  try {
    const errand = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SocialErrand | null;
    sessionStorage.removeItem(KEY);
    return errand;
  } catch {
    return null;
  }
}
