import { parseArgs } from 'node:util';
import { runStep, type Step } from './run-step.ts';

/** The checks to run while working: everything but the browser and the second database. --quick: types and unit tests. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const QUICK: readonly Step[] = [
  { name: 'types', command: 'react-router typegen && tsc --noEmit -p .' },
  { name: 'unit', command: 'vitest run --project unit', report: 'vitest' },
];
const REST: readonly Step[] = [
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  { name: 'api on PGlite', command: 'vitest run --project api', report: 'vitest' },
  { name: 'build', command: 'node scripts/build.ts && node scripts/first-load.ts' },
];

let failed = 0;
for (const step of values.quick ? QUICK : [...QUICK, ...REST]) {
  const outcome = await runStep(step);
  failed += outcome.failed;
  if (outcome.failed > 0) console.log(outcome.output);
}
process.exit(failed === 0 ? 0 : 1);
