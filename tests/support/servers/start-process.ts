import { type ChildProcess, spawn } from 'node:child_process';

export type RunningProcess = {
  child: ChildProcess;
  output(): string;
  /** The address it prints once it serves. */
  address: Promise<string>;
  exit: Promise<number | null>;
  /** Stops it, whatever state it is in. */
  end(): Promise<void>;
};

/** Without the test runner's own variables: a shopkeeper does not have them. */
export const plainEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|npm_|TOWN_|STATEMENTS_|E2E_)/.test(name)),
  );

/** Runs a command of the project as a person would, in a folder, and reads what it prints. */
export function startProcess(
  command: readonly [string, ...string[]],
  settings: { cwd?: string; env?: Record<string, string>; deadline?: number } = {},
): RunningProcess {
  const [program, ...args] = command;
  const { cwd = process.cwd(), env = {}, deadline = 300_000 } = settings;
  const child = spawn(program, args, {
    cwd,
    env: { ...plainEnv(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no address after ${deadline} ms:\n${output}`)), deadline);
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /^\s+(http:\/\/[\d.]+:\d+)/m.exec(output)?.[1];
      if (found) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exit.then((code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}:\n${output}`));
    });
  });
  // Whoever does not wait for the address does not want to hear of its failure.
  address.catch(() => {});
  const end = async () => {
    // The whole group: npm starts others, and does not wait for them.
    if (child.pid && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL');
      await exit;
    }
  };
  return { child, output: () => output, address, exit, end };
}
