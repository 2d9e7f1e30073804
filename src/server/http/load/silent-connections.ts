import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LAST_CHANCE_MS = 1000;

/**
 * Browsers open connections ahead of need and may never use them. Node counts those as busy, and a stop would wait for
 * them in vain; so they get a moment to speak, and are then closed.
 */
export function closeSilentConnections(app: FastifyInstance) {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, LAST_CHANCE_MS);
  });
}
