import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { settleDemo } from '#server/demo/demo-traces.ts';
import { refuseDemoTown } from '#server/demo/refuse-demo-town.ts';
import { addressAt, type Env } from '#server/env.ts';
import { mountPages } from '#server/http/pages.ts';
import { makeDeps } from '#server/make-deps.ts';
import { builtRenderer, developmentRenderer } from './page-renderer.ts';

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** What is open to the outside (jobs, database, Redis) says goodbye; who does not answer any more is not waited for. */
const CLOSE_SECONDS = 10;

export type ServerOptions = { isDevelopment: boolean; say(line: string): void };

export type RunningServer = { app: FastifyInstance; address: string; stop(): Promise<void> };

/** env → database (ready-database.ts) → providers → API → pages → listening. */
export async function startServer(env: Env, db: Db, { isDevelopment, say }: ServerOptions): Promise<RunningServer> {
  await refuseDemoTown(env, db).catch(async (refusal: unknown) => {
    await db.close();
    throw refusal;
  });
  await settleDemo(env, db, say);
  const { deps, redis, jobs, close } = await makeDeps(env, db);
  const app = await buildApp(deps, { migrations: await readMigrations('migrations'), redis });

  const renderer = isDevelopment ? await developmentRenderer(app, env) : await builtRenderer(app, env);
  const mapOrigin = env.MAP_STYLE_URL ? [new URL(env.MAP_STYLE_URL).origin] : [];
  await mountPages(app, {
    cache: deps.cache,
    renderer,
    clientFolder: isDevelopment ? null : resolve('build/client'),
    connect: mapOrigin,
    // The phone provider sends no code before Google's reCAPTCHA has seen the browser.
    scripts: env.FIREBASE_API_KEY ? RECAPTCHA : [],
    frames: env.FIREBASE_API_KEY ? RECAPTCHA : [],
    rendersPerMinute: env.RENDER_LIMIT,
  });
  await app.listen({ host: env.HOST, port: env.PORT });
  const bound = app.server.address();
  const address = addressAt({ HOST: env.HOST, PORT: typeof bound === 'object' && bound ? bound.port : env.PORT });
  // Any free port (0) is known only now; links and mails are to name it.
  if (env.PUBLIC_URL === addressAt(env)) env.PUBLIC_URL = address;
  // After the door is open: nobody waits for it.
  const noteFault = (error: unknown) => app.log.error({ err: error }, 'job');
  const jobsStarted = jobs.start(deps, noteFault).catch(noteFault);
  async function closeRest() {
    // First: jobs that still wait for the database wait no longer.
    await close();
    await jobsStarted;
    await db.close();
  }

  return {
    app,
    address,
    async stop() {
      await withDeadline(app.close(), env.STOP_SECONDS);
      await withDeadline(closeRest(), CLOSE_SECONDS);
    },
  };
}

/** Running requests finish; whoever takes longer than the operator allows is cut off. */
async function withDeadline(closing: PromiseLike<unknown>, seconds: number) {
  const deadline = new Promise((done) => setTimeout(done, seconds * 1000).unref());
  await Promise.race([closing, deadline]);
}
