import Fastify from 'fastify';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { encodedBody } from '#server/http/caches/encoded-body.ts';

// The least that a list which is not kept can cost: one query that finds the finished text, and its sending, compressed
// as the shop does it.
const db = openPostgres(process.env.DATABASE_URL ?? '');
const app = Fastify();
app.get<{ Params: { name: string } }>('/:name', async ({ params, headers }, reply) => {
  const row = await db.row<{ body: string }>(sql`select body from bench_answers where name = ${params.name}`);
  const body = encodedBody(Buffer.from(row?.body ?? ''), () => {});
  const encoding = body.encodingFor(headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('content-type', 'application/json; charset=utf-8').send(body.as(encoding));
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
