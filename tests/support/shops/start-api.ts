import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { openEmbedded, openPostgres } from '#server/db/open.ts';
import type { Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import type { Route } from '#server/http/route.ts';
import type { JobRunner } from '#server/jobs/make-jobs.ts';
import { makeDeps } from '#server/make-deps.ts';
import { likeOneSession } from '../database/one-session.ts';
import { notingStatements } from '../database/seen-statements.ts';
import { copyTown } from '../town/town-server.ts';

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string;
};
// biome-ignore lint/suspicious/noExplicitAny: a reply's shape is what the test is about to check
export type Answer = { status: number; headers: Record<string, unknown>; body: any; text: string };

export type TestApi = {
  app: FastifyInstance;
  deps: Deps;
  db: Db;
  /** Jobs run only where a test starts them. */
  jobs: JobRunner;
  /** One request through the real HTTP door. */
  call(url: string, call?: Call): Promise<Answer>;
  stop(): Promise<void>;
};

/** The whole API on its own copy of the demo town. */
export async function startApi(
  settings: { env?: Record<string, string>; deps?: Partial<Deps>; routes?: (deps: Deps) => readonly Route[] } = {},
): Promise<TestApi> {
  const { db, drop } = await ownTown();
  const folder = mkdtempSync(join(tmpdir(), 'api-'));
  // All callers of a test come from one address, unless it is about addresses.
  const own = { LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: '1', ADDRESS_SHARE: '100' };
  const env = readEnv({ ...own, ...settings.env });
  const {
    deps: made,
    jobs,
    close,
  } = await makeDeps(
    env,
    // Routes of a test's own have tables of their own.
    likeOneSession(settings.routes ? db : notingStatements(db)),
  );
  const deps = { ...made, ...settings.deps };
  const app = await buildApp(deps, {
    migrations: await readMigrations('migrations'),
    extraRoutes: settings.routes?.(deps) ?? [],
  });

  return {
    app,
    deps,
    db,
    jobs,
    async call(url, { method = 'GET', headers = {}, body, raw } = {}) {
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
      const reply = await app.inject({
        method,
        url,
        headers: { ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(payload !== undefined && { payload }),
      });
      return { status: reply.statusCode, headers: reply.headers, body: parsed(reply.body), text: reply.body };
    },
    async stop() {
      await app.close();
      await close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A copy of the demo town that nobody else touches. */
export async function ownTown(): Promise<{ db: Db; drop(): Promise<void>; url?: string }> {
  const source = inject('database');
  if (source.kind === 'pglite') {
    const db = await openEmbedded({ image: readFileSync(source.image) });
    return { db, drop: () => db.close() };
  }
  const town = await copyTown(source.server);
  const db = openPostgres(town.url);
  return {
    db,
    url: town.url,
    async drop() {
      await db.close();
      await town.drop();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
