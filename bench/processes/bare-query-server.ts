import Fastify from 'fastify';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';

// The least that a list which is not kept can cost: one query that finds the finished text, and its sending.
const db = openPostgres(process.env.DATABASE_URL ?? '');
const app = Fastify();
app.get<{ Params: { name: string } }>('/:name', async ({ params }, reply) => {
  const row = await db.row<{ body: string }>(sql`select body from bench_answers where name = ${params.name}`);
  return reply.header('content-type', 'application/json; charset=utf-8').send(row?.body);
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit(0));
