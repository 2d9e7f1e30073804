import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { PARTS, runBench } from '../bench/run.ts';
import { buildIfNeeded } from './building/build-if-needed.ts';

/** How fast it is, each row against the fastest this machine could be in the same minute. See bench/README.md. */
// An ordinary end, so that the servers it started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
buildIfNeeded();
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const outcomes = await runBench(
  PARTS.filter((part) => values.only?.includes(part) ?? true),
  console.log,
);

for (const { text } of outcomes) console.log(`\n${text}`);
console.log('\nFirst-load JavaScript, gzip:');
const firstLoad = spawnSync(process.execPath, ['scripts/first-load.ts'], { stdio: 'inherit' });

const missed = outcomes.flatMap((outcome) => outcome.missed);
for (const line of missed) console.error(`\n${line}`);
process.exit(missed.length > 0 || firstLoad.status !== 0 ? 1 : 0);
