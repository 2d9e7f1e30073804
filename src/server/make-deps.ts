import type { Redis } from 'ioredis';
import { catalogueMemo } from './catalogue-memo.ts';
import type { Db } from './db/db.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { adoptGuestCarts } from './guest-carts.ts';
import { publicCache } from './http/caches/public-cache.ts';
import { redisStore } from './http/caches/redis-store.ts';
import { JOBS } from './job-list.ts';
import { type JobRunner, makeJobs } from './jobs/make-jobs.ts';
import { filesOf } from './providers/files/files-of.ts';
import { makeGeo } from './providers/geo/make-geo.ts';
import { makeIdentity } from './providers/identity/make-identity.ts';
import { makeGateways } from './providers/payment/make-gateways.ts';
import { firebasePhones } from './providers/phone-identity/firebase.ts';
import { makePush } from './providers/push/make-push.ts';
import { httpSms } from './providers/sms/http-sms.ts';
import { httpWebhooks } from './providers/webhook/http-webhook.ts';
import { secretsOf } from './secrets.ts';
import { stampedMemory } from './stamped-memory.ts';
import { makeTraces } from './traces/make-traces.ts';
import { tracedDb } from './traces/traced-db.ts';
import { watchCatalogue } from './watch-catalogue.ts';

const MEGABYTE = 1024 * 1024;

/** Of changes of these tables the stamps tell (item-details.repository.ts). */
const STAMPED: ReadonlySet<string> = new Set([
  'items',
  'item_variations',
  'flash_sales',
  'flash_sale_items',
  'store_discounts',
]);

/** Everything a service may need, chosen by the settings. The caller brings the database and closes it. */
export async function makeDeps(
  env: Env,
  plainDb: Db,
): Promise<{ deps: Deps; redis: Redis | undefined; jobs: JobRunner; close(): Promise<void> }> {
  const traces = makeTraces(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const db = traces ? tracedDb(plainDb, traces.tracer) : plainDb;
  const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL) : undefined;
  // A Redis that cannot be reached is reconnected in the background; meanwhile this process works alone.
  redis?.on('error', () => {});
  redis?.connect().catch(() => {});

  // Half of the memory is for what answers are made of: a quarter did not hold a town's items.
  const documents = env.CACHE_MB > 0 ? stampedMemory((env.CACHE_MB * MEGABYTE) / 2) : undefined;
  const cache = publicCache({ megabytes: env.CACHE_MB / 2, now: Date.now, shared: redis && redisStore(redis) });
  cache.onDrop((changed) => {
    if (!changed || [...changed].some((table) => !STAMPED.has(table))) documents?.forget();
  });
  const unwatch = await watchCatalogue(db, cache);
  const geo = makeGeo(env);
  const { secret, hashSecret } = secretsOf(env);
  const now = () => new Date();
  const jobs = makeJobs(env, db, JOBS, traces?.tracer ?? null);
  const deps: Deps = {
    env,
    db,
    cache,
    geo: geo.geo,
    map: geo.map,
    files: filesOf(env),
    memo: catalogueMemo(cache),
    documents,
    identity: makeIdentity(env, { hashSecret, now }),
    phoneIdentity: env.FIREBASE_API_KEY
      ? firebasePhones({ url: env.FIREBASE_AUTH_URL, apiKey: env.FIREBASE_API_KEY })
      : null,
    mail: env.MAIL_URL ? await openMail(env.MAIL_URL, env.MAIL_FROM) : null,
    sms: env.SMS_URL ? httpSms({ url: env.SMS_URL, token: env.SMS_TOKEN }) : null,
    push: await makePush(env),
    webhooks: httpWebhooks({ goesInside: env.WEBHOOKS_INSIDE }),
    gateways: makeGateways(env, { hashSecret, now }),
    jobs,
    tracer: traces?.tracer ?? null,
    adoptGuest: adoptGuestCarts,
    now,
    secret,
    hashSecret,
  };
  return {
    deps,
    redis,
    jobs,
    async close() {
      await jobs.stop();
      deps.mail?.close();
      await unwatch();
      await geo.close();
      redis?.disconnect();
      await traces?.close();
    },
  };
}

// Most shops start without these, so they do not load them.
async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  return new Redis(url, { maxRetriesPerRequest: 1, enableOfflineQueue: false, lazyConnect: true });
}

async function openMail(url: string, from: string) {
  const { smtpMail } = await import('./providers/mail/smtp-mail.ts');
  return smtpMail({ url, from });
}
