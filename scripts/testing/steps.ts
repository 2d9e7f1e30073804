import type { Step } from './run-step.ts';
import { WAITING_WORKERS } from './waiting-workers.ts';

/** The steps of `npm test` and `npm run verify`, each once. */
export const TYPES: Step = { name: 'types', command: 'react-router typegen && tsc --noEmit -p .' };
export const LINT: Step = { name: 'lint', command: 'biome check --error-on-warnings .' };
/** Unused files, exports and dependencies. File cycles are among the unit tests (tests/architecture). */
export const STRUCTURE: readonly Step[] = [{ name: 'unused', command: 'knip --no-progress' }];
export const UNIT: Step = { name: 'unit', command: 'vitest run --project unit --project embedded', report: 'vitest' };
/** Not again when it stands already: `npm test` takes the one that a fresh clone made. */
export const BUILD: Step = {
  name: 'build',
  command: 'node scripts/build.ts --if-needed && node scripts/first-load.ts',
};

/**
 * All on PostgreSQL; on the embedded database what may differ there, and every statement that the first part noted in
 * STATEMENTS_FOLDER, which whoever runs these two gives them.
 */
export const API: readonly [Step, Step] = [
  { name: 'api on PostgreSQL', command: `vitest run --project api --maxWorkers=${WAITING_WORKERS}`, report: 'vitest' },
  { name: 'api on PGlite', command: 'vitest run --project pglite', report: 'vitest' },
];
