import { errors, type JWTPayload } from 'jose';
import { IdentityUnavailable, type Person, type TokenFault } from './identity.ts';

/** What is wrong with a token, from the library's way of saying it. */
export function faultOf(error: unknown): TokenFault {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return 'issuer';
    if (error.claim === 'aud') return 'audience';
    return 'invalid';
  }
  if (error instanceof errors.JOSEError && !KEYS_NOT_READ.has(error.code)) return 'invalid';
  throw new IdentityUnavailable(`the issuer’s keys could not be read: ${String(error)}`);
}

/** Keys that did not come say nothing about the token. */
const KEYS_NOT_READ = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC']);

export function personIn(claims: JWTPayload, nonce: string): Person | { fault: TokenFault } {
  const { sub, email, email_verified, name } = claims;
  if (claims.nonce !== nonce) return { fault: 'nonce' };
  if (!sub || sub.length > 255) return { fault: 'invalid' };
  // Apple writes the flag as text, Facebook leaves it out.
  const flag = email_verified === undefined ? null : String(email_verified) === 'true';
  if (flag === false) return { fault: 'email_unverified' };
  return {
    subject: sub,
    email: emailOf(email),
    is_email_verified: flag === true,
    name: typeof name === 'string' ? name.trim().slice(0, 200) : '',
  };
}

const emailOf = (email: unknown): string | null =>
  typeof email === 'string' && email.length <= 255 && /^\S+@\S+$/.test(email) ? email.toLowerCase() : null;
