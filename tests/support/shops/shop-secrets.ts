import { createHmac, randomBytes } from 'node:crypto';

/** The SECRET_KEY of every shop under test, so that a test can write down a token or a guest that the shop accepts. */
export const SECRET_KEY = 'the secret key of the shops under test';

export const newSecret = (): string => randomBytes(24).toString('base64url');

/** As the shop keeps a secret of which it knows only the hash. */
export const hashSecret = (secret: string, key = SECRET_KEY): string =>
  createHmac('sha256', key).update(secret).digest('base64url');
