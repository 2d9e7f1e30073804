import type { SocialAttempt, SocialProof } from '#web/session/drafts/social-attempt.ts';

export type Returned = ({ proof: SocialProof } | { problem: 'cancelled' | 'strange' }) & { from: string };

/** What the issuer wrote behind the `#`, believed only when this tab asked for it. */
export function readReturn(fragment: string, attempt: SocialAttempt | null): Returned {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const from = ownPath(attempt?.from);
  if (!attempt || answer.get('state') !== attempt.state) return { problem: 'strange', from };
  const token = answer.get('id_token');
  if (!token) return { problem: answer.has('error') ? 'cancelled' : 'strange', from };
  const { medium, nonce } = attempt;
  return nonceIn(token) === nonce ? { proof: { medium, nonce, token }, from } : { problem: 'strange', from };
}

/** The server checks the signature; here only whether the token answers this tab's question. */
function nonceIn(token: string): unknown {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    return (JSON.parse(atob(payload)) as { nonce?: unknown }).nonce;
  } catch {
    return null;
  }
}

const ownPath = (from: string | undefined): string => (from && /^\/(?![/\\])/.test(from) ? from : '/home');
