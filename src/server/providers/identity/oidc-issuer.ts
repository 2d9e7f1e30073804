import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { IdentityUnavailable, type Issuer, type SocialClient } from './identity.ts';
import { faultOf, personIn } from './read-claims.ts';

export type OidcSettings = Omit<SocialClient, 'authorize_url'> & {
  issuer: string;
  /** Known beforehand, so that a page need not wait for the issuer; otherwise the issuer is queried. */
  authorize_url?: string | undefined;
  /** Other names under which it signs. */
  alsoKnownAs?: readonly string[] | undefined;
  /** Keys younger than this are not fetched again because a token names an unknown one. */
  keysCooldownMs?: number | undefined;
  now(): Date;
};

const discoveryShape = z.object({ issuer: z.string(), authorization_endpoint: z.url(), jwks_uri: z.url() });
type Discovered = z.output<typeof discoveryShape> & { keys: JWTVerifyGetKey };

const TIMEOUT_MS = 4000;
/** Clocks of different houses. */
const TOLERANCE_SECONDS = 30;

/** A true OpenID provider. Its addresses and keys are fetched once and cached; a token with an unknown key fetches anew. */
export function oidcIssuer(settings: OidcSettings): Issuer {
  const { issuer, client_id, scope, response_mode, keysCooldownMs = 30_000 } = settings;
  let found: Promise<Discovered> | null = null;
  const discover = () => {
    found ??= ask().catch((error: unknown) => {
      found = null;
      throw new IdentityUnavailable(`${issuer} could not be reached: ${String(error)}`);
    });
    return found;
  };

  async function ask(): Promise<Discovered> {
    const url = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
    const reply = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    const read = discoveryShape.parse(await reply.json());
    const timing = { timeoutDuration: TIMEOUT_MS, cooldownDuration: keysCooldownMs };
    return { ...read, keys: createRemoteJWKSet(new URL(read.jwks_uri), timing) };
  }

  return {
    async client() {
      const authorize_url = settings.authorize_url ?? (await discover()).authorization_endpoint;
      return { client_id, authorize_url, scope, response_mode };
    },
    async read(token, nonce) {
      const { keys } = await discover();
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: [issuer, ...(settings.alsoKnownAs ?? [])],
          audience: client_id,
          algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
          requiredClaims: ['sub', 'exp', 'iat'],
          clockTolerance: TOLERANCE_SECONDS,
          currentDate: settings.now(),
        });
        return personIn(payload, nonce);
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
  };
}
