import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runStep } from './testing/run-step.ts';
import { API, BUILD, LINT, STRUCTURE, TYPES, UNIT } from './testing/steps.ts';

/** The checks to run while working: everything but the browser and whole processes. --quick: types and unit tests. */
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });

const folder = mkdtempSync(join(tmpdir(), 'statements-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.STATEMENTS_FOLDER = folder;

const QUICK = [TYPES, UNIT];
let failed = 0;
for (const step of values.quick ? QUICK : [...QUICK, LINT, ...STRUCTURE, ...API, BUILD]) {
  const outcome = await runStep(step);
  failed += outcome.failed;
  if (outcome.failed > 0) console.log(outcome.output);
}
process.exit(failed === 0 ? 0 : 1);
