import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { ownSecret } from './own-secret.ts';

/** How this shop makes secrets and in which form it stores them: the same in the shop and in its commands. */
export function secretsOf(env: Env): Pick<Deps, 'secret' | 'hashSecret'> {
  const key = env.SECRET_KEY ?? ownSecret(env.DATA_DIR);
  return {
    secret: () => randomBytes(24).toString('base64url'),
    hashSecret: (secret) => createHmac('sha256', key).update(secret).digest('base64url'),
  };
}
