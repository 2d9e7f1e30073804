import { createServer } from 'node:net';

/** Processes that look at the same moment begin apart: by chance two could find the same one free, and only one has it. */
let next = process.pid * 97;

/**
 * A port on which nobody listens at the moment. Below those that the system itself hands out: of these any connection of
 * a browser or a database may take one before the process that it is meant for has started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + (next % 12_000);
    next += 1;
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
