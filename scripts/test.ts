import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.ts';
import { findRedis } from './find-redis.ts';
import { type Outcome, runStep, type Step } from './run-step.ts';

/** Everything that must be true of this project, in one command. It ends with one line: N passed, N failed. */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

const STEPS: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: 'react-router typegen && tsc --noEmit -p .' },
    { name: 'lint', command: 'biome check --error-on-warnings .' },
  ],
  [
    { name: 'unit', command: 'vitest run --project unit', report: 'vitest' },
    { name: 'phone provider', command: 'node scripts/install-firebase.ts' },
  ],
  [
    { name: 'build', command: 'node scripts/build.ts && node scripts/first-load.ts' },
    { name: 'demo town', command: 'node tests/support/make-town-image.ts' },
  ],
  [{ name: 'api on PGlite', command: 'vitest run --project api', report: 'vitest' }],
  [
    {
      name: 'api on PostgreSQL',
      command: 'vitest run --project api',
      report: 'vitest',
      env: { TEST_DATABASE: 'postgres' },
    },
  ],
  [{ name: 'browser', command: 'playwright test', report: 'playwright', before: findBrowser }],
  [{ name: 'operations', command: 'vitest run --project operations', report: 'vitest', before: findRedis }],
];

const folder = mkdtempSync(join(tmpdir(), 'town-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.TOWN_IMAGE = join(folder, 'town.tar');

const started = Date.now();
const outcomes: Outcome[] = [];
for (const group of STEPS) {
  const wanted = group.filter(({ name }) => !values.only || values.only.some((word) => name.startsWith(word)));
  outcomes.push(...(await Promise.all(wanted.map(runStep))));
}

// What failed is told last, where whoever reads only the end finds it.
for (const { failed, output } of outcomes) if (failed > 0) console.log(output);

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
