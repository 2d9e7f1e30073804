import type { Db } from './db/db.ts';
import type { Env } from './env.ts';
import type { PublicCache } from './http/public-cache.ts';
import type { Files } from './providers/files/files.ts';
import type { Geo } from './providers/geo/geo.ts';
import type { MapSource } from './providers/geo/make-geo.ts';

/** The few things a service may need. Time and chance come in here, so that a test can hold them still. */
export type Deps = {
  env: Env;
  db: Db;
  cache: PublicCache;
  geo: Geo;
  map: MapSource;
  files: Files;
  now(): Date;
  /** Loaded at the first call and kept until the catalogue changes, in whichever process. */
  memo<Value>(name: string, load: () => Promise<Value>): Promise<Value>;
  /** An unguessable text, for secrets that a person carries (guest ids, tokens). */
  secret(): string;
  /** The only form in which such a secret is stored. */
  hashSecret(secret: string): string;
};
