import { type ChildProcess, spawn } from 'node:child_process';

export type Running = {
  address: string;
  pid: number;
  stop(): Promise<void>;
};

/** Starts a server in a process of its own and waits until it prints its address. */
export function startProcess(
  script: string,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<Running> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whatever ends the benchmark, no server outlives it.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk)?.[0];
      if (address) resolve({ address, pid: child.pid ?? 0, stop: () => ended(child) });
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
