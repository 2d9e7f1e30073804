import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { junkCalls } from '#tests/support/traffic/junk.ts';
import { failuresOf } from '#tests/support/traffic/send-junk.ts';
import { startShop } from './processes/start-shop.ts';

/** The slowest of twenty answers to other shoppers, at most this many times as slow as without the attack. */
export const MOST_SLOWER = 2;
const JUNK = 10_000;

const SHOPPERS = 8;
const PAUSE_MS = 20;
const ROUNDS = 4;
const ROUND_MS = 5000;
/** The attack has begun, or the one before is over, when times are taken. */
const WARM_MS = 3000;
const PATHS = ['/', '/home', '/terms-and-conditions', '/api/v1/config', '/api/v1/module'];

export type LoadRow = { attack: string; p95: number; ratio: number; asked: number; refused: number };

/**
 * What other shoppers notice of callers who hold connections or ask for pages that nobody asked for before. With and
 * without them in turns, and the best round of each counts: whatever else runs here can only make a round slower.
 */
export async function measureLoad(folder: string, say: (line: string) => void): Promise<LoadRow[]> {
  const shop = await startShop({ DATA_DIR: folder, DEMO_ORDER_PACE: '0', ...USUAL });
  const rounds = ATTACKS.map((): Answers[] => []);
  try {
    await askFor(shop.address, WARM_MS);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, { kind }] of ATTACKS.entries()) {
        const attacker = kind && fork('bench/processes/attacker.ts', [kind, shop.address]);
        await pause(WARM_MS);
        rounds[at]?.push(await askFor(shop.address, ROUND_MS));
        if (attacker) attacker.kill();
      }
    }
  } finally {
    await shop.stop();
  }
  const [calm = 0] = rounds.map(bestP95);
  const rows = ATTACKS.map(({ attack }, at) => rowOf(attack, rounds[at] ?? [], calm));
  for (const { attack, p95, ratio } of rows) say(`  ${attack}: p95 ${p95.toFixed(1)} ms, ${ratio.toFixed(2)} times`);
  return rows;
}

/** What nobody sets is as it is by default. */
const USUAL = { RATE_LIMIT: '', RENDER_LIMIT: '', ADDRESS_SHARE: '' };

const ATTACKS = [
  { attack: 'none', kind: null },
  { attack: '2,000 slow or unread connections', kind: 'hold' },
  { attack: '50 unseen pages a second', kind: 'flood' },
] as const;

type Answers = { times: number[]; refused: number };

/** Shoppers who look at pages one after the other, on connections that stay open. */
async function askFor(base: string, lastsMs: number): Promise<Answers> {
  const asked: Answers = { times: [], refused: 0 };
  const until = performance.now() + lastsMs;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let n = shopper; performance.now() < until; n++) {
        const began = performance.now();
        const status = await get(agent, `${base}${PATHS[n % PATHS.length]}`);
        asked.times.push(performance.now() - began);
        if (status !== 200) asked.refused += 1;
        await pause(PAUSE_MS);
      }
      agent.destroy();
    }),
  );
  return asked;
}

const get = (agent: Agent, url: string): Promise<number> =>
  new Promise((resolve) => {
    const call = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', () => resolve(0)).end();
  });

const bestP95 = (rounds: readonly Answers[]): number => Math.min(...rounds.map(({ times }) => at(times, 0.95)));

function rowOf(attack: string, rounds: readonly Answers[], calm: number): LoadRow {
  const p95 = bestP95(rounds);
  const sum = (count: (asked: Answers) => number) => rounds.reduce((all, asked) => all + count(asked), 0);
  const refused = sum((asked) => asked.refused);
  return { attack, p95, ratio: p95 / calm, asked: sum(({ times }) => times.length), refused };
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

export type Junk = { calls: number; failed: string[] };

/** Whatever is sent, nothing fails: generated calls over all endpoints and pages of the build. */
export async function measureJunk(folder: string, say: (line: string) => void): Promise<Junk> {
  const shop = await startShop({ DATA_DIR: folder, DEMO_ORDER_PACE: '0' });
  try {
    const failed = await failuresOf(shop.address, junkCalls(ENDPOINTS, { seed: 10_000, count: JUNK }));
    say(`  ${JUNK} calls, ${failed.length} failed`);
    return { calls: JUNK, failed: failed.map(({ status, call }) => `${status} ${call.method} ${call.url}`) };
  } finally {
    await shop.stop();
  }
}
