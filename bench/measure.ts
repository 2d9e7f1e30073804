import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { startProcess } from './processes/start-process.ts';
import type { Row } from './rows/rows.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;
const ROUNDS = 4;
const ROUND_SECONDS = 1;

export type Measured = {
  row: Row;
  perSecond: number;
  ceiling: number;
  ratio: number;
  p50: number;
  p99: number;
  bytes: number;
};

/**
 * A row against its ceiling, in turns, so that a busy moment of the machine meets both. The best round of each counts:
 * whatever else runs on the machine can only make a round slower.
 */
export async function measure(shop: string, row: Row): Promise<Measured> {
  const { body, headers } = await fetchRaw(shop + row.path, row.headers(0));
  const folder = mkdtempSync(join(tmpdir(), 'ceiling-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const ceiling = await startProcess('bench/processes/ceiling-server.ts', {}, [file, JSON.stringify(same(headers))]);
  try {
    await load(ceiling.address, row, WARM_UP_SECONDS);
    await load(shop, row, WARM_UP_SECONDS);
    const [ours, ceilings]: [Result[], Result[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      ceilings.push(await load(ceiling.address, row, ROUND_SECONDS));
      ours.push(await load(shop, row, ROUND_SECONDS));
    }
    const [our, most] = [best(ours), best(ceilings)];
    return {
      row,
      perSecond: our.requests.average,
      ceiling: most.requests.average,
      ratio: our.requests.average / most.requests.average,
      p50: our.latency.p50,
      p99: our.latency.p99,
      bytes: body.length,
    };
  } finally {
    await ceiling.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(address: string, row: Row, seconds: number): Promise<Result> {
  let connection = 0;
  const result = await autocannon({
    url: address + row.path,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => client.setHeaders(row.headers(connection++)),
  });
  const faults = result.errors + result.timeouts + result.non2xx;
  if (faults > 0) throw new Error(`${row.name}: ${faults} calls to ${address} failed`);
  return result;
}

/** The bytes as they travel; fetch would unpack them. */
const fetchRaw = (url: string, headers: Record<string, string>) =>
  new Promise<{ body: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(url, { headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`));
      resolve({ body: Buffer.concat(chunks), headers: response.headers });
    }).once('error', reject);
  });

function same(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = ['content-type', 'content-encoding'] as const;
  return Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
}

const best = (results: readonly Result[]): Result =>
  results.reduce((one, other) => (other.requests.average > one.requests.average ? other : one));
