import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import type { PublicCache } from './http/caches/public-cache.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Files } from './providers/files/files.ts';
import type { Geo } from './providers/geo/geo.ts';
import type { MapSource } from './providers/geo/make-geo.ts';
import type { Identity } from './providers/identity/identity.ts';
import type { Mail } from './providers/mail/mail.ts';
import type { Gateways } from './providers/payment/make-gateways.ts';
import type { PhoneIdentity } from './providers/phone-identity/phone-identity.ts';
import type { Push } from './providers/push/push.ts';
import type { Sms } from './providers/sms/sms.ts';
import type { WebhookSender } from './providers/webhook/webhook.ts';
import type { StampedMemory } from './stamped-memory.ts';
import type { Tracer } from './traces/trace.ts';

/** Whether another cart of the customer had to give way: they are told. */
type AdoptGuest = (deps: Deps, who: { guest_id: number; customer_id: number }) => Promise<{ cart_replaced: boolean }>;

export type Memo = {
  /** Loaded at the first call and cached until the catalogue changes, in whichever process. */
  <Value>(name: string, load: () => Promise<Value>): Promise<Value>;
  /** What is there without waiting for whoever may be loading it. */
  known?<Value>(name: string): Value | undefined;
};

/** The few things a service may need. Time and chance come in here, so that a test can hold them still. */
export type Deps = {
  env: Env;
  db: Db;
  cache: PublicCache;
  geo: Geo;
  map: MapSource;
  files: Files;
  /** Who issues the ID tokens of social sign-in. */
  identity: Identity;
  /** Who verifies phones in our place; null: we send codes ourselves. */
  phoneIdentity: PhoneIdentity | null;
  /** Who carries messages out; null: they stay in the outbox. */
  mail: Mail | null;
  sms: Sms | null;
  /** What pushes to browsers; null: nothing does. */
  push: Push | null;
  /** What carries events to the operator's own servers. */
  webhooks: WebhookSender;
  /** Who takes money for us. */
  gateways: Gateways;
  /** Work for later, in this process or another. */
  jobs: Jobs;
  /** Who follows a piece of work through the shop; null: nobody collects it. */
  tracer: Tracer | null;
  /** Every kind of cart of a guest becomes the customer's: see guest-carts.ts. */
  adoptGuest: AdoptGuest;
  now(): Date;
  memo: Memo;
  /** What was made of rows whose stamps are read anew each time; undefined inside of a transaction. */
  documents: StampedMemory | undefined;
  /** An unguessable text, for secrets that a person carries (guest ids, tokens). */
  secret(): string;
  /** The only form in which such a secret is stored. */
  hashSecret(secret: string): string;
};

/**
 * The same within an open transaction. What is cached in memory is not waited for there: whoever is loading it may be
 * waiting for the connection that the transaction holds. And what is made of its own rows is nobody else's yet.
 */
export const inTransaction = (deps: Deps, tx: Db): Deps => ({
  ...deps,
  db: tx,
  memo: (_name, load) => load(),
  documents: undefined,
});
