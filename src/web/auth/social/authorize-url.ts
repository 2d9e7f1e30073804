import type { Config } from '#contract/config/config.ts';
import type { SocialMedium } from '#domain/auth/login-types.ts';

export type SocialClient = (Config['social_login'] | Config['apple_login'])[number];

/** The issuer behind a button, as the configuration lists it; null when it is not set up. */
export function socialClient(
  { social_login, apple_login }: Pick<Config, 'social_login' | 'apple_login'>,
  medium: SocialMedium,
): SocialClient | null {
  const client = [...social_login, ...apple_login].find(({ login_medium }) => login_medium === medium);
  return client?.status && client.authorize_url ? client : null;
}

/** Where the issuer asks its visitor and answers with an ID token (OpenID Connect, implicit flow). */
export function authorizeUrl(
  client: Pick<SocialClient, 'authorize_url' | 'client_id' | 'scope' | 'response_mode'>,
  errand: { origin: string; state: string; nonce: string; language: string },
): string {
  const url = new URL(client.authorize_url, errand.origin);
  for (const [name, value] of Object.entries({
    response_type: 'id_token',
    response_mode: client.response_mode,
    client_id: client.client_id,
    redirect_uri: `${errand.origin}/auth/return`,
    scope: client.scope,
    state: errand.state,
    nonce: errand.nonce,
    ui_locales: errand.language,
  }))
    url.searchParams.set(name, value);
  return url.href;
}
