import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { catalogueMemo } from './catalogue-memo.ts';
import type { Db } from './db/db.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { publicCache } from './http/public-cache.ts';
import { redisStore } from './http/redis-store.ts';
import { ownSecret } from './own-secret.ts';
import { localFiles } from './providers/files/local-files.ts';
import { makeGeo } from './providers/geo/make-geo.ts';
import { watchCatalogue } from './watch-catalogue.ts';

/** Everything a service may need, chosen by the settings. The caller brings the database and closes it. */
export async function makeDeps(
  env: Env,
  db: Db,
): Promise<{ deps: Deps; redis: Redis | undefined; close(): Promise<void> }> {
  const redis = env.REDIS_URL
    ? new Redis(env.REDIS_URL, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true })
    : undefined;
  // A Redis that cannot be reached is reconnected in the background; meanwhile this process works alone.
  redis?.on('error', () => {});
  redis?.connect().catch(() => {});

  const cache = publicCache({ megabytes: env.CACHE_MB, now: Date.now, shared: redis && redisStore(redis) });
  const unwatch = await watchCatalogue(db, cache);
  const geo = makeGeo(env);
  const key = env.SECRET_KEY ?? ownSecret(env.DATA_DIR);
  const deps: Deps = {
    env,
    db,
    cache,
    geo: geo.geo,
    map: geo.map,
    files: localFiles(join(env.DATA_DIR, 'files')),
    memo: catalogueMemo(cache),
    now: () => new Date(),
    secret: () => randomBytes(24).toString('base64url'),
    hashSecret: (secret) => createHmac('sha256', key).update(secret).digest('base64url'),
  };
  return {
    deps,
    redis,
    async close() {
      await unwatch();
      await geo.close();
      redis?.disconnect();
    },
  };
}
