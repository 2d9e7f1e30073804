import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/db.ts';
import { DatabaseUnavailable } from '../db/pool-db.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import type { Tracer } from '../traces/trace.ts';
import type { Jobs } from './jobs.ts';

export type JobRunner = Jobs & {
  /**
   * Starts to work: after the shop is open, since no request waits for it. A database that is away just then is waited
   * for. `failed` hears of every try that did not work.
   */
  start(deps: Deps, failed: (error: unknown) => void): Promise<void>;
  /** Running jobs finish; what was not begun stays for the next process. */
  stop(): Promise<void>;
};

type QueueOptions = NonNullable<Parameters<PgBoss['createQueue']>[1]>;

/** What this shop works on: the queues, and who works on each once the shop is open. */
export type JobList = {
  queues: Readonly<Record<string, QueueOptions>>;
  start(
    deps: Deps,
    boss: PgBoss,
    failed: (error: unknown) => void,
    stopping: AbortSignal,
    rhythm: Rhythm,
  ): Promise<void>;
};

/** Seconds between two looks: which schedules are due, and whether they have asked for work. */
export type Rhythm = { schedules: number; work: number };

const RHYTHM: Rhythm = { schedules: 30, work: 15 };

const FINISH_MS = 5000;
const START_AGAIN_MS = 1000;

/**
 * pg-boss on the shop's own database and connections. A process that does not start it (a test, a script) only leaves its
 * work undone: whoever starts next finds it.
 */
export function makeJobs(
  env: Env,
  db: Db,
  list: JobList,
  tracer: Tracer | null = null,
  rhythm: Rhythm = RHYTHM,
): JobRunner {
  let boss: PgBoss | undefined;
  let stopping = new AbortController();
  let noteFault: (error: unknown) => void = () => {};

  async function begin(deps: Deps, failed: (error: unknown) => void): Promise<void> {
    // Loaded only here: scripts and tests do without it.
    const { PgBoss } = await import('pg-boss');
    const made = new PgBoss({
      db: asBossDatabase(db),
      backend: env.DATABASE_URL ? 'postgres' : 'pglite',
      schema: 'jobs',
      cronMonitorIntervalSeconds: rhythm.schedules,
      cronWorkerIntervalSeconds: Math.min(5, rhythm.schedules),
    });
    made.on('error', failed);
    if (tracer) traceWork(made, tracer);
    try {
      await made.start();
      for (const [name, options] of Object.entries(list.queues)) await openQueue(made, name, options);
      boss = made;
      await list.start(deps, made, failed, stopping.signal, rhythm);
    } catch (error) {
      await end(made);
      throw error;
    }
    // Told to stop before it had begun.
    if (stopping.signal.aborted) await end(made);
  }

  async function end(running: PgBoss): Promise<void> {
    // Without its database it cannot write down what it leaves; the next process finds it all the same.
    await running.stop({ graceful: true, timeout: FINISH_MS }).catch(noteFault);
    // Not before: what its last jobs ask for is another process's to do.
    boss = undefined;
  }

  return {
    async add(tx, name, data) {
      const traceparent = tracer?.carried();
      const carried = traceparent ? { ...data, traceparent } : data;
      await boss?.send(name, carried, { id: jobId(data.id), db: asBossDatabase(tx) });
    },
    async start(deps, failed) {
      stopping = new AbortController();
      noteFault = failed;
      while (!stopping.signal.aborted) {
        try {
          return await begin(deps, failed);
        } catch (error) {
          if (!(error instanceof DatabaseUnavailable)) throw error;
          failed(error);
        }
        await wait(START_AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    },
    async stop() {
      stopping.abort();
      if (boss) await end(boss);
    },
  };
}

async function openQueue(boss: PgBoss, name: string, options: QueueOptions) {
  await boss.createQueue(name, options);
  // So that pg-boss knows the queue: looking it up later, inside a transaction, would wait for the only session.
  await boss.findJobs(name, { id: jobId(0) });
}

/** A job belongs to the trace of whoever asked for it. */
function traceWork(boss: PgBoss, tracer: Tracer) {
  const work = boss.work.bind(boss) as (name: string, ...rest: unknown[]) => Promise<string>;
  const traced = (name: string, ...rest: unknown[]) => {
    const handler = rest.pop() as (jobs: { data?: { traceparent?: string } | null }[]) => Promise<unknown>;
    return work(name, ...rest, async (jobs: Parameters<typeof handler>[0]) => {
      const span = tracer.begin(`job ${name}`, 'consumer', {}, jobs[0]?.data?.traceparent ?? null);
      try {
        const result = await tracer.within(span, () => handler(jobs));
        span.end();
        return result;
      } catch (error) {
        span.end({ isFault: true });
        throw error;
      }
    });
  };
  boss.work = traced as PgBoss['work'];
}

/** pg-boss sends scripts without values, and single statements with them. */
const asBossDatabase = (db: Db) => ({
  async executeSql(text: string, values: unknown[] = []) {
    return { rows: values.length > 0 ? await db.rows({ text, values }) : await db.script(text) };
  },
});

/** The same message makes the same job, however often it is added. */
const jobId = (id: number): string => `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`;
