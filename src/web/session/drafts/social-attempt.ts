import type { SocialMedium } from '#domain/auth/login-types.ts';
import { storedValue } from '../stored-value.ts';

/**
 * What a tab remembers while its shopper is away at Google, Facebook or Apple: only who comes back with the same state was
 * sent by us, and only a token with the same nonce was made for this attempt.
 */
export type SocialAttempt = { medium: SocialMedium; state: string; nonce: string; from: string };

/** What somebody brings back: an ID token, for the server to read. */
export type SocialProof = Pick<SocialAttempt, 'medium' | 'nonce'> & { token: string };

const attempt = storedValue<SocialAttempt>('session', 'social_errand', (value) => {
  const { medium, state, nonce, from } = (value ?? {}) as Record<string, unknown>;
  return [medium, state, nonce, from].every((text) => typeof text === 'string') ? (value as SocialAttempt) : null;
});

/** Without storage the shopper is not known on the way back, and the page says so. */
export const saveSocialAttempt = (started: SocialAttempt) => attempt.set(started);

/** Once: whoever comes back a second time with the same answer is not known any more. */
export const takeSocialAttempt = (): SocialAttempt | null => attempt.take();
