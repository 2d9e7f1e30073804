import type { SocialErrand, SocialProof } from '#web/session/drafts/social-attempt.ts';

export type Returned = ({ proof: SocialProof } | { problem: 'cancelled' | 'strange' }) & { from: string };

/** What the issuer wrote behind the `#`, believed only when this tab asked for it. */
export function readReturn(fragment: string, errand: SocialErrand | null): Returned {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  const from = ownPath(errand?.from);
  if (!errand || answer.get('state') !== errand.state) return { problem: 'strange', from };
  const token = answer.get('id_token');
  if (!token) return { problem: answer.has('error') ? 'cancelled' : 'strange', from };
  const { medium, nonce } = errand;
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
