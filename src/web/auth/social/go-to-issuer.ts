import { saveSocialAttempt } from '#web/session/drafts/social-attempt.ts';
import { returnAddress } from '#web/session/return-address.ts';
import { leaveFor } from '#web/ui/leave-for.ts';
import { authorizeUrl, type SocialClient } from './authorize-url.ts';

type Leaving = { nonce: string; from: string; comesBack: () => void };

/**
 * Sends the shopper to Google, Facebook or Apple. The tab comes back to /auth/return, which returns to `from` and opens
 * the overlay `auth` with what they brought (`social`). The nonce is the server's, which takes it back once.
 */
export function goToIssuer(client: SocialClient, { nonce, from, comesBack }: Leaving) {
  const state = unguessable();
  saveSocialAttempt({ medium: client.login_medium, state, nonce, from: returnAddress(from) });
  leaveFor(
    authorizeUrl(client, { origin: location.origin, state, nonce, language: document.documentElement.lang }),
    comesBack,
  );
}

function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
