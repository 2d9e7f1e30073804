import type { SocialMedium } from '#domain/auth/login-types.ts';
import type { Env } from '#server/env.ts';
import { demoIssuer } from './demo-issuer.ts';
import type { DemoIssuer, Identity, Issuer } from './identity.ts';
import { type OidcSettings, oidcIssuer } from './oidc-issuer.ts';

type Tools = { hashSecret(secret: string): string; now(): Date; keysCooldownMs?: number };

/** What is known of the three beforehand: their scopes, and how they answer. */
const CLIENT_SETTINGS = {
  google: { scope: 'openid email profile', response_mode: 'fragment' },
  facebook: { scope: 'openid email', response_mode: 'fragment' },
  apple: { scope: 'openid name email', response_mode: 'form_post' },
} as const satisfies Record<SocialMedium, Pick<OidcSettings, 'scope' | 'response_mode'>>;

const KNOWN: Record<string, Pick<OidcSettings, 'authorize_url' | 'alsoKnownAs'>> = {
  'https://accounts.google.com': {
    authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
    alsoKnownAs: ['accounts.google.com'],
  },
  'https://www.facebook.com': {
    authorize_url: 'https://www.facebook.com/dialog/oauth',
    alsoKnownAs: ['https://facebook.com'],
  },
  'https://appleid.apple.com': { authorize_url: 'https://appleid.apple.com/auth/authorize' },
};

/** A medium with a client id is the true one; without one the demonstration stands in for it, or it is not offered. */
export function makeIdentity(env: Env, { hashSecret, now, keysCooldownMs }: Tools): Identity {
  const registered: Record<SocialMedium, { issuer: string; client_id: string | undefined }> = {
    google: { issuer: env.GOOGLE_ISSUER, client_id: env.GOOGLE_CLIENT_ID },
    facebook: { issuer: env.FACEBOOK_ISSUER, client_id: env.FACEBOOK_CLIENT_ID },
    apple: { issuer: env.APPLE_ISSUER, client_id: env.APPLE_CLIENT_ID },
  };
  const truly = (medium: SocialMedium): Issuer | null => {
    const { issuer, client_id } = registered[medium];
    return client_id
      ? oidcIssuer({ ...CLIENT_SETTINGS[medium], ...KNOWN[issuer], issuer, client_id, keysCooldownMs, now })
      : null;
  };
  const standingIn = (medium: SocialMedium): DemoIssuer | null => {
    if (!env.DEMO || registered[medium].client_id) return null;
    const seed = Buffer.from(hashSecret(`demo identity ${medium}`), 'base64url');
    return demoIssuer({ ...CLIENT_SETTINGS[medium], medium, publicUrl: () => env.PUBLIC_URL, seed, now });
  };
  const each = <Made>(make: (medium: SocialMedium) => Made): Record<SocialMedium, Made> => ({
    google: make('google'),
    facebook: make('facebook'),
    apple: make('apple'),
  });
  const issuers = each(truly);
  const demo = each(standingIn);
  return {
    issuer: (medium) => issuers[medium] ?? demo[medium],
    demoIssuer: (medium) => demo[medium],
  };
}
