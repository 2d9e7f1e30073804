import { type ChildProcess, fork } from 'node:child_process';
import { plainEnv } from '../servers/start-process.ts';

/** Settings: start a shop with them. None: stop the one of that number. */
export type ShopRequest = { id: number; settings?: Record<string, string> };
export type ShopAnswer = { id: number; address?: string; error?: string };

export type ShopsProcess = {
  start(settings: Record<string, string>): Promise<{ address: string; stop(): Promise<void> }>;
  /** What need not be waited for now: the next test begins meanwhile. */
  leave(stopping: Promise<void>): void;
  end(): Promise<void>;
};

/**
 * One process for all shops that a worker starts, begun with the first. Loading and warming up what serves a shop takes
 * seconds, a further shop in the same process a fraction of one.
 */
export function shopsProcess(): ShopsProcess {
  const waiting = new Map<number, (answer: ShopAnswer) => void>();
  let child: ChildProcess | undefined;
  const left: Promise<void>[] = [];
  let shops = 0;

  function begin(): ChildProcess {
    const begun = fork('tests/support/shops/run-shops.ts', {
      env: { ...plainEnv(), NODE_ENV: 'production' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    begun.on('message', (answer: ShopAnswer) => waiting.get(answer.id)?.(answer));
    begun.once('exit', (code) => {
      for (const [id, tell] of waiting) tell({ id, error: `the process of the shops ended with ${code}` });
    });
    return begun;
  }

  async function ask(wish: ShopRequest): Promise<ShopAnswer> {
    child ??= begin();
    const { promise, resolve } = Promise.withResolvers<ShopAnswer>();
    waiting.set(wish.id, resolve);
    if (child.connected) child.send(wish);
    else resolve({ id: wish.id, error: 'the process of the shops has ended' });
    const answer = await promise;
    waiting.delete(wish.id);
    if (answer.error) throw new Error(answer.error);
    return answer;
  }

  return {
    async start(settings) {
      shops += 1;
      const id = shops;
      const { address = '' } = await ask({ id, settings });
      return { address, stop: async () => void (await ask({ id })) };
    },
    leave(stopping) {
      left.push(stopping);
      // Told at the end.
      stopping.catch(() => {});
    },
    async end() {
      await Promise.all(left);
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}
