import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf, type TrustsProxy } from './address.ts';
import { shares } from './shares.ts';

const LOOK_EVERY_MS = 500;
/** Browsers ask one thing after the other on a connection; who has more unread answers than these does not read. */
const MOST_UNREAD = 10;

type Limits = {
  most: number;
  perAddress: number;
  patienceMs: number;
  /** Many callers come through one proxy: it is not counted as one address. */
  trusts: TrustsProxy;
};

/** Connections are cheap but not free: each address has its share of them, and who does not read is cut off. */
export function guardConnections(server: Server, { most, perAddress, patienceMs, trusts }: Limits) {
  const open = new Map<Socket, { taken: number; since: number }>();
  const held = shares();
  server.maxConnections = most;

  server.prependListener('connection', (socket) => {
    const remote = socket.remoteAddress ?? '';
    const address = addressOf(remote);
    if (!trusts(remote, 0)) {
      if (held.of(address) >= perAddress) return socket.destroy();
      held.add(address, 1);
      socket.once('close', () => held.add(address, -1));
    }
    open.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  });

  const unread = new WeakMap<Socket, number>();
  server.on('request', ({ socket }, response) => {
    // It has the connection to itself, unless an answer before it is still being read.
    if (response.socket !== null) return;
    const count = (unread.get(socket) ?? 0) + 1;
    if (count > MOST_UNREAD) return socket.destroy();
    unread.set(socket, count);
    response.once('close', () => unread.set(socket, (unread.get(socket) ?? 1) - 1));
  });

  const looking = setInterval(() => {
    const now = performance.now();
    for (const [socket, seen] of open) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken > seen.taken) Object.assign(seen, { taken, since: now });
      else if (now - seen.since > patienceMs) socket.destroy();
    }
  }, LOOK_EVERY_MS).unref();
  server.once('close', () => clearInterval(looking));
}
