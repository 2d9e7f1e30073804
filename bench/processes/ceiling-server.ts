import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// The fastest this kind of process can be: the same bytes, out of memory, with nothing decided on the way.
const [bodyFile = '', headersText = '{}'] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: Record<string, string> = JSON.parse(headersText);

const app = Fastify();
app.get('/*', (_request, reply) => reply.headers(headers).send(body));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
