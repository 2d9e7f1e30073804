import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerSettings } from './pglite-worker.ts';

/** The embedded database's worker thread: starts it, speaks to it, ends it. */
export type PgliteWorker = {
  /** A "socket" to it, for the pg driver: what would be TCP to a server is a message to a thread. */
  connect(): Duplex;
  /** The whole data folder as a tar image, from which another worker can start. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** It moves bytes to and fro and makes hardly anything of its own; left alone, it takes 16 MB for what it throws away. */
const YOUNG_MB = 3;

export async function startPglite(settings: WorkerSettings): Promise<PgliteWorker> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const send = (message: ToWorker) => worker.postMessage(message);
  let state: 'starting' | 'open' | 'closing' | 'gone' = 'starting';
  let cause: unknown;
  worker.on('error', (error) => {
    cause = error;
  });
  const gone = new Promise<never>((_, reject) => {
    worker.once('exit', () => {
      const isFault = state === 'open';
      state = 'gone';
      reject(stopped(cause));
      if (!isFault) return;
      // Nothing brings its session back: the process ends, in order, and whoever watches over it starts it again. First
      // those are told who wait for an answer.
      setImmediate(() => {
        throw stopped(cause);
      });
    });
  });
  gone.catch(() => {});
  await Promise.race([answerOf(worker, 'ready'), gone]);
  state = 'open';

  return {
    connect() {
      const socket = new WorkerSocket(worker, send);
      // Whoever comes now hears so at once, instead of waiting for an answer for ever.
      if (state === 'gone') socket.destroy(stopped(cause));
      return socket;
    },
    async dump() {
      const answer = answerOf(worker, 'dump');
      send({ kind: 'dump' });
      return (await Promise.race([answer, gone])).bytes;
    },
    async close() {
      if (state === 'gone') return;
      state = 'closing';
      const answer = answerOf(worker, 'closed');
      send({ kind: 'close' });
      await Promise.race([answer, gone]);
    },
  };
}

const stopped = (cause?: unknown) => new Error('the embedded database stopped', { cause });

function answerOf<Kind extends FromWorker['kind']>(worker: Worker, kind: Kind) {
  return new Promise<Extract<FromWorker, { kind: Kind }>>((resolve, reject) => {
    const listen = (message: FromWorker) => {
      if (message.kind === kind) resolve(message as Extract<FromWorker, { kind: Kind }>);
      else if (message.kind === 'failed') reject(new Error(`the embedded database: ${message.message}`));
      else return;
      worker.off('message', listen);
      worker.off('error', reject);
    };
    worker.on('message', listen);
    worker.once('error', reject);
  });
}

class WorkerSocket extends Duplex {
  readonly #worker: Worker;
  readonly #send: (message: ToWorker) => void;

  constructor(worker: Worker, send: (message: ToWorker) => void) {
    super();
    this.#worker = worker;
    this.#send = send;
    worker.on('message', this.#receive);
    worker.once('exit', this.#lost);
  }

  #receive = (message: FromWorker) => {
    if (message.kind === 'bytes' && message.bytes.length > 0) this.push(Buffer.from(message.bytes));
    if (message.kind === 'failed') this.destroy(new Error(message.message));
  };

  #lost = () => this.destroy(stopped());

  // What the driver expects of a socket.
  connect() {
    queueMicrotask(() => this.destroyed || this.emit('connect'));
    return this;
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#forward(chunk);
    done();
  }

  // The driver corks one query's messages together; they cross to the worker as one message, not five.
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #forward(bytes: Buffer) {
    const isTerminate = bytes[0] === 0x58;
    if (isTerminate) this.push(null);
    else this.#send({ kind: 'bytes', bytes: new Uint8Array(bytes) });
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive);
    this.#worker.off('exit', this.#lost);
    done(error);
  }
}
