import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { exportJWK, jwtVerify, SignJWT } from 'jose';
import type { SocialMedium } from '#domain/auth/login-types.ts';
import type { DemoIssuer, SocialClient } from './identity.ts';
import { faultOf, personIn } from './read-claims.ts';

export const DEMO_CLIENT_ID = 'demo-shop';

export type DemoIssuerSettings = Pick<SocialClient, 'scope' | 'response_mode'> & {
  medium: SocialMedium;
  publicUrl(): string;
  /** 32 bytes that only this shop knows: all its processes sign with the same key, and none has to keep it. */
  seed: Buffer;
  now(): Date;
};

const KEY_ID = 'demo';
const LASTS_SECONDS = 600;

export function demoIssuer({ medium, publicUrl, seed, now, scope, response_mode }: DemoIssuerSettings): DemoIssuer {
  const nameNow = () => `${publicUrl()}/demo/identity/${medium}`;
  const privateKey = ed25519(seed);
  const publicKey = createPublicKey(privateKey);
  return {
    get name() {
      return nameNow();
    },
    // Without a host: the page is of the same origin as the shop, under whichever name it was opened.
    client: async () => ({
      client_id: DEMO_CLIENT_ID,
      authorize_url: `/demo/identity/${medium}/authorize`,
      scope,
      response_mode,
    }),
    keys: async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'EdDSA', use: 'sig' }] }),
    sign({ subject, email, name: personName, is_email_verified }, nonce) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      // Apple tells no names in its tokens.
      const told = medium === 'apple' ? {} : { name: personName };
      return new SignJWT({ ...told, email, email_verified: is_email_verified, nonce })
        .setProtectedHeader({ alg: 'EdDSA', kid: KEY_ID, typ: 'JWT' })
        .setIssuer(nameNow())
        .setAudience(DEMO_CLIENT_ID)
        .setSubject(subject)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + LASTS_SECONDS)
        .sign(privateKey);
    },
    async read(token, nonce) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          issuer: nameNow(),
          audience: DEMO_CLIENT_ID,
          algorithms: ['EdDSA'],
          requiredClaims: ['sub', 'exp', 'iat'],
          currentDate: now(),
        });
        return personIn(payload, nonce);
      } catch (error) {
        return { fault: faultOf(error) };
      }
    },
  };
}

/** A private key from its 32 bytes, in the wrapping that Node reads. */
function ed25519(seed: Buffer): KeyObject {
  const wrapping = Buffer.from('302e020100300506032b657004220420', 'hex');
  return createPrivateKey({ key: Buffer.concat([wrapping, seed]), format: 'der', type: 'pkcs8' });
}
