import { type Running, startProcess } from './start-process.ts';

export type Shop = Running & {
  /** How long the demo town took, when this start had to build it. */
  seedMs: number | null;
};

/** All callers come from one address, so what one address may is not limited. */
const FREE = { RATE_LIMIT: '0', RENDER_LIMIT: '0', ADDRESS_SHARE: '100' };
const QUIET = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DEMO: '1', PUBLIC_URL: '', ...FREE };

/** The product as `npm start` runs it, on a free port. */
export async function startShop(env: Record<string, string>): Promise<Shop> {
  const running = await startProcess('src/main.ts', { DATABASE_URL: '', REDIS_URL: '', ...QUIET, ...env });
  const seeding = running.lines.find(({ text }) => text.startsWith('Building the demo town'));
  const seeded = running.lines.findLast(({ text }) => text.startsWith('  ') && !text.includes('http://'));
  return { ...running, seedMs: seeding && seeded ? seeded.atMs - seeding.atMs : null };
}
