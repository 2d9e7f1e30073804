import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { requestId } from '../requests/request-id.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { entryHeaders, type PublicCache } from './public-cache.ts';

type Settings = {
  cache: PublicCache;
  isStopping(): boolean;
  /** Whether pages of other origins may read our answers; theirs carry headers of their own. */
  servesOthers: boolean;
  note(method: string, route: string, status: number, seconds: number): void;
};

/**
 * Answers repeated public reads straight out of the cache, before routing and hooks: those cost more than the answer
 * itself. Such an answer is no work, so it counts towards neither the rate limit nor the load.
 */
export function answerFromMemory(app: FastifyInstance, settings: Settings) {
  const [everythingElse] = app.server.listeners('request') as RequestListener[];
  if (!everythingElse) throw new Error('the server has no listener yet');
  app.server.removeListener('request', everythingElse);
  app.server.on('request', (request, response) => {
    if (!answer(request, response, settings)) everythingElse.call(app.server, request, response);
  });
}

// By the bytes they describe: an entry has one head for each form it is sent in.
const heads = new WeakMap<Buffer, readonly string[]>();

function answer(request: IncomingMessage, response: ServerResponse, settings: Settings): boolean {
  const { cache, note } = settings;
  if (request.method !== 'GET' || settings.isStopping()) return false;
  if (settings.servesOthers && request.headers.origin !== undefined) return false;
  const read = cache.reads.find(request);
  const entry = read && cache.peek(read.key);
  const ready = entry && cache.encodedAs(entry, request.headers['accept-encoding']);
  if (!ready) return false;

  const began = performance.now();
  let head = heads.get(ready.bytes);
  if (!head) {
    const headers = { ...SECURITY_HEADERS, ...entryHeaders(entry, { ...ready, lifetime: read.lifetime }) };
    head = Object.entries(headers).flat();
    heads.set(ready.bytes, head);
  }
  const id = ['x-request-id', requestId(request.headers['x-request-id'])];
  const isKnown = request.headers['if-none-match'] === ready.etag;
  if (isKnown) response.writeHead(304, [...head, ...id]).end();
  else
    response.writeHead(entry.status, [...head, 'content-length', String(ready.bytes.length), ...id]).end(ready.bytes);
  note('GET', read.route, isKnown ? 304 : entry.status, (performance.now() - began) / 1000);
  return true;
}
