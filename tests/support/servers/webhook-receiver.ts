import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Posted = { headers: IncomingHttpHeaders; body: string };

/** Somebody's server that webhooks are posted to: it takes everything, and shows what came. */
export async function startWebhookReceiver() {
  const posted: Posted[] = [];
  let status = 204;
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      posted.push({ headers: request.headers, body });
      reply.writeHead(status).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    posted,
    answerWith(next: number) {
      status = next;
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
