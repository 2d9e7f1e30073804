import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTownServer } from '../tests/support/town/town-server.ts';
import { findBrowser } from './testing/find-browser.ts';
import { findProxy } from './testing/find-proxy.ts';
import { findRedis } from './testing/find-redis.ts';
import { findWebKit } from './testing/find-webkit.ts';
import { type Outcome, runStep, type Step } from './testing/run-step.ts';
import { API, BUILD, LINT, STRUCTURE, TYPES, UNIT } from './testing/steps.ts';

/** Everything that must be true of this project, in one command. It ends with one line: N passed, N failed. */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

/**
 * Group after group. Within a group each lane runs its steps one after the other, beside the other lanes: two cores are
 * enough for them. What uses all cores by itself stands alone, and so does what has a stopwatch.
 */
const GROUPS: readonly (readonly Step[])[][] = [
  [
    [UNIT],
    [
      { name: 'demo town on PostgreSQL', work: offerTown },
      { name: 'demo town on PGlite', command: 'node tests/support/town/make-town-image.ts' },
      TYPES,
      LINT,
      ...STRUCTURE,
    ],
    // Waits for downloads.
    [{ name: 'packages of tests', command: 'node scripts/testing/install-packages.ts' }],
  ],
  [[{ name: 'fresh clone', command: 'vitest run --project clone', report: 'vitest' }, BUILD]],
  [[API[0]]],
  [[API[1]]],
  [[{ name: 'browser', command: 'playwright test', report: 'playwright', before: findBrowsers }]],
  [[{ name: 'operations', command: 'vitest run --project operations', report: 'vitest', before: findOthers }]],
];

const folder = mkdtempSync(join(tmpdir(), 'test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.TOWN_IMAGE = join(folder, 'town.tar');
// The tests start dozens of processes: each reads the same sources, and half of its start is reading them.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');

/** For everybody who needs the demo town from here on. The server ends with this process. */
async function offerTown() {
  process.env.TOWN_SERVER = (await startTownServer()).url;
}

/** The one that most tests look through, and Safari's engine. */
async function findBrowsers() {
  return { ...(await findBrowser()), ...(await findWebKit()) };
}

/** The programs that stand beside our processes in compose.yaml. */
async function findOthers() {
  return { ...(await findRedis()), ...(await findProxy()) };
}

const isWanted = ({ name }: Step) => !values.only || values.only.some((word) => name.startsWith(word));

if (isWanted(API[0])) {
  process.env.STATEMENTS_FOLDER = join(folder, 'statements');
  mkdirSync(process.env.STATEMENTS_FOLDER);
}

async function runLane(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps.filter(isWanted)) outcomes.push(await runStep(step));
  return outcomes;
}

const started = Date.now();
const outcomes: Outcome[] = [];
for (const lanes of GROUPS) outcomes.push(...(await Promise.all(lanes.map(runLane))).flat());

// What failed is told last, where whoever reads only the end finds it.
for (const { failed, output } of outcomes) if (failed > 0) console.log(output);

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
