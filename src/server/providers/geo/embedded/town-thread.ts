import { Worker } from 'node:worker_threads';
import { GeoUnavailable } from '../geo.ts';
import type { TownAnswer, TownCall, TownCalls } from './town-calls.ts';

type Waiting = { resolve(value: ReturnType<TownCalls[TownCall]>): void; reject(error: Error): void };

/** Longer than any honest answer. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * A new thread prepares the town before its first one. That takes a second where there is room; on a machine that is
 * busy with more than it can do it is late, and not broken.
 */
const FIRST_ANSWER_WITHIN_MS = 60_000;

/** An answer is small, and so is what it leaves behind; left alone, the thread takes 16 MB for that. */
const YOUNG_MB = 3;

/** Starts the town's thread at the first request, and again after it died. */
export class TownThread {
  private worker: Worker | null = null;
  private hasAnswered = false;
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  private readonly open: () => Worker;

  constructor(folder: string, open = () => openThread(folder)) {
    this.open = open;
  }

  async ask<Name extends TownCall>(
    name: Name,
    ...args: Parameters<TownCalls[Name]>
  ): Promise<ReturnType<TownCalls[Name]>> {
    try {
      return await this.send(name, args);
    } catch (error) {
      // The thread died while it worked on the request. One more try, in a new one.
      if (error instanceof ThreadDied) return this.send(name, args);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private send<Name extends TownCall>(
    name: Name,
    args: Parameters<TownCalls[Name]>,
  ): Promise<ReturnType<TownCalls[Name]>> {
    const worker = this.worker ?? this.start();
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => this.settle(id)?.reject(new GeoUnavailable('the town gave no answer')),
        this.hasAnswered ? ANSWER_WITHIN_MS : FIRST_ANSWER_WITHIN_MS,
      );
      const finish =
        <Value>(then: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(late);
          then(value);
        };
      this.waiting.set(id, { resolve: finish(resolve as Waiting['resolve']), reject: finish(reject) });
      worker.ref();
      worker.postMessage({ id, name, args });
    });
  }

  private start(): Worker {
    const worker = this.open();
    // An idle thread must not keep a process alive that has nothing else to do.
    worker.unref();
    this.hasAnswered = false;
    worker.on('message', (answer: TownAnswer) => {
      this.hasAnswered = true;
      const waiting = this.settle(answer.id);
      if ('error' in answer) waiting?.reject(new GeoUnavailable(answer.error));
      else waiting?.resolve(answer.value);
    });
    worker.on('error', (error) => this.lost(worker, String(error)));
    worker.on('exit', () => this.lost(worker, 'the thread ended'));
    this.worker = worker;
    return worker;
  }

  private settle(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.worker?.unref();
    return waiting;
  }

  private lost(worker: Worker, reason: string): void {
    if (this.worker !== worker) return;
    this.worker = null;
    const orphans = [...this.waiting.values()];
    this.waiting.clear();
    for (const orphan of orphans) orphan.reject(new ThreadDied(reason));
  }
}

const openThread = (folder: string) =>
  new Worker(new URL('./town.worker.ts', import.meta.url), {
    workerData: { folder },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });

class ThreadDied extends GeoUnavailable {}
