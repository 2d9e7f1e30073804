import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Growth } from '../bench/growth.ts';
import { type ImportRow, MOST_MB, MOST_SECONDS } from '../bench/import.ts';
import type { Felt } from '../bench/interaction.ts';
import type { Score } from '../bench/lighthouse.ts';
import { type LoadRow, MOST_SLOWER } from '../bench/load.ts';
import { DEMANDED, MOST_GROWTH } from '../bench/orders.ts';
import { MOST_MS } from '../bench/outage.ts';
import { isTooDear, type PageRow } from '../bench/pages.ts';
import { printTable } from '../bench/print-table.ts';
import { PARTS, runBench, type Speed } from '../bench/run.ts';
import type { StartRow } from '../bench/start.ts';
import type { WorkRow } from '../bench/work.ts';
import { buildIfNeeded } from './building/build-if-needed.ts';

/** How fast it is, each row against the fastest this machine could be in the same minute. See bench/README.md. */
// An ordinary end, so that the servers it started end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
buildIfNeeded();
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const parts = PARTS.filter((part) => values.only?.includes(part) ?? true);
const { speeds, starts, scores, felt, growth, rental, imports, work, pages, orders, traffic, outage, load, junk } =
  await runBench(parts, console.log);

console.log(
  `\n${printTable(['row', 'database', 'per second', 'ceiling', 'ratio', 'demanded', 'p50 ms', 'p99 ms', 'KB'], speeds.map(speedCells))}`,
);
console.log(`\n${printTable(['npm start', 'database', 'value', 'at most'], starts.map(startCells))}`);
console.log(
  `\n${printTable(['Lighthouse, mobile', 'performance', 'accessibility', 'best practices', 'SEO', 'shift'], scores.map(scoreCells))}`,
);
console.log(`\n${printTable(['in a browser, processor 4 times as slow', 'value', 'at most'], felt.map(feltCells))}`);
console.log(
  `\n${printTable(['growth, PostgreSQL, p50 ms', '10,000 items', '1,000,000 items', 'ratio', 'at most'], growth.map(growthCells))}`,
);
console.log(
  `\n${printTable(['rental, PostgreSQL, p50 ms', 'the town', '100,000 vehicles', 'ratio', 'at most'], rental.map(growthCells))}`,
);
console.log(
  `\n${printTable(['import of 100,000 items, PostgreSQL', 'seconds', 'at most', 'MB', 'at most'], imports.map(importCells))}`,
);
console.log(
  `\n${printTable(['work, PostgreSQL', 'CPU ms', 'bare', 'ratio', 'demanded', 'p50 ms', 'p99 ms', 'at most'], work.map(workCells))}`,
);
console.log(
  `\n${printTable(['page, PostgreSQL, nothing cached', 'HTML KB', 'at most', 'brotli KB', 'at most', 'CPU ms', 'bare', 'ratio', 'at most'], pages.map(pageCells))}`,
);
if (orders) {
  const { cart, memory } = orders;
  console.log(
    `\n${printTable(
      ['orders, PostgreSQL', 'per second', 'bare', 'ratio', 'demanded', 'p50 ms', 'p99 ms'],
      [
        ['placed', orders.orders.toFixed(0), orders.bare.toFixed(0), orders.ratio.toFixed(2), String(DEMANDED), '', ''],
        ['put into a cart', cart.perSecond.toFixed(0), '', '', '', cart.p50.toFixed(0), cart.p99.toFixed(0)],
      ],
    )}`,
  );
  console.log(
    `Memory over five minutes and ${memory.orders} orders: ${memory.second.toFixed(0)} MB in the second, ${memory.last.toFixed(0)} MB in the last`,
  );
}
if (traffic) {
  const rows = Object.entries(traffic.done).map(([what, { asked, granted }]) => [what, String(asked), String(granted)]);
  console.log(`\n${printTable(['traffic, PostgreSQL, 60 s', 'asked', 'granted'], rows)}`);
  console.log(`${traffic.faults.length} faults; ${traffic.deadlocks} deadlocks, each done again`);
}
if (outage) {
  const rows = outage.outages.map(({ what, refused, firstOrderMs }) => [
    what,
    String(refused),
    firstOrderMs.toFixed(0),
  ]);
  console.log(`\n${printTable(['the database goes', 'answered 503', 'first order, ms'], rows)}`);
  console.log(`${outage.orders} orders, ${outage.faults.length} faults`);
}
console.log(
  `\n${printTable(['other shoppers under', 'p95 ms', 'ratio', 'at most', 'asked', 'refused'], load.map(loadCells))}`,
);
if (junk) console.log(`\nJunk: ${junk.calls} calls, ${junk.failed.length} failed`);
console.log('\nFirst-load JavaScript, gzip:');
const firstLoad = spawnSync(process.execPath, ['scripts/first-load.ts'], { stdio: 'inherit' });

const missed = speeds.filter(({ ratio, row }) => row.demanded !== undefined && ratio < row.demanded);
for (const { row, ratio } of missed)
  console.error(`\n${row.name}: ${ratio.toFixed(2)} of its ceiling, demanded ${row.demanded}`);
const tardy = starts.filter(({ value, most }) => most !== null && value > most);
for (const { database, what, value, unit, most } of tardy)
  console.error(`\n${database}, ${what}: ${value.toFixed(1)} ${unit}, at most ${most}`);
const poor = scores.filter(({ passes }) => !passes);
for (const { page } of poor) console.error(`\n${page}: below what is demanded of Lighthouse`);
const sluggish = felt.filter(({ value, most }) => value > most);
for (const { what, value, most } of sluggish) console.error(`\n${what}: ${value}, at most ${most}`);
const grown = [...growth, ...rental].filter(({ ratio, row }) => ratio > row.most);
for (const { row, ratio } of grown)
  console.error(`\n${row.name}: ${ratio.toFixed(1)} times as slow, at most ${row.most}`);
const laden = imports.filter(({ seconds, megabytes }) => seconds > MOST_SECONDS || megabytes > MOST_MB);
for (const { name, seconds, megabytes } of laden)
  console.error(`\nimport, ${name}: ${seconds.toFixed(0)} s and ${megabytes.toFixed(0)} MB`);
const dear = work.filter(
  ({ ratio, demanded, p99, slowest }) => ratio < demanded || (slowest !== null && p99 > slowest),
);
for (const { name, ratio, demanded } of dear)
  console.error(`\n${name}: ${ratio.toFixed(2)} of bare work, demanded ${demanded}`);
const heavy = pages.filter(isTooDear);
for (const { row } of heavy) console.error(`\n${row.name}: heavier, or dearer to draw, than demanded`);
const slow = orders !== null && (orders.ratio < DEMANDED || orders.memory.growth > MOST_GROWTH);
if (slow) console.error(`\norders: demanded are ${DEMANDED} of bare transactions and memory that stays`);
const faults = [...(traffic?.faults ?? []), ...(outage?.faults ?? [])];
for (const fault of faults) console.error(`\n${fault}`);
const late = (outage?.outages ?? []).filter(({ firstOrderMs }) => firstOrderMs > MOST_MS);
for (const { what } of late) console.error(`\n${what}: the first order came later than ${MOST_MS} ms`);
const disturbed = load.filter(({ ratio, refused }) => ratio > MOST_SLOWER || refused > 0);
for (const { attack, ratio, refused } of disturbed)
  console.error(`\n${attack}: others wait ${ratio.toFixed(1)} times as long, ${refused} of them refused`);
for (const call of junk?.failed ?? []) console.error(`\nfailed: ${call}`);
const missedCounts = [
  missed,
  tardy,
  dear,
  laden,
  heavy,
  poor,
  sluggish,
  grown,
  faults,
  late,
  disturbed,
  junk?.failed ?? [],
].map(({ length }) => length);
process.exit(missedCounts.some((count) => count > 0) || slow || firstLoad.status !== 0 ? 1 : 0);

function speedCells({ row, database, perSecond, ceiling, ratio, p50, p99, bytes }: Speed): string[] {
  const [rounded, most] = [perSecond, ceiling].map((value) => String(Math.round(value)));
  return [
    row.name,
    database,
    rounded ?? '',
    most ?? '',
    ratio.toFixed(2),
    row.demanded?.toFixed(1) ?? '',
    p50.toFixed(0),
    p99.toFixed(0),
    (bytes / 1024).toFixed(1),
  ];
}

function scoreCells({ page, performance, accessibility, bestPractices, seo, shift }: Score): string[] {
  return [page, ...[performance, accessibility, bestPractices, seo].map(String), shift.toFixed(3)];
}

function feltCells({ what, value, most, unit }: Felt): string[] {
  return [what, `${value} ${unit}`.trim(), String(most)];
}

function loadCells({ attack, p95, ratio, asked, refused }: LoadRow): string[] {
  return [attack, p95.toFixed(1), ratio.toFixed(2), String(MOST_SLOWER), String(asked), String(refused)];
}

function growthCells({ row, small, large, ratio }: Growth): string[] {
  return [row.name, small.toFixed(1), large.toFixed(1), ratio.toFixed(2), String(row.most)];
}

function importCells({ name, seconds, megabytes }: ImportRow): string[] {
  return [name, seconds.toFixed(1), String(MOST_SECONDS), megabytes.toFixed(0), String(MOST_MB)];
}

function workCells({ name, ours, bare, ratio, demanded, p50, p99, slowest }: WorkRow): string[] {
  const costs = [ours, bare, ratio].map((value) => value.toFixed(2));
  return [name, ...costs, String(demanded), p50.toFixed(0), p99.toFixed(0), slowest === null ? '' : String(slowest)];
}

function pageCells({ row: { name, most, mostRatio }, kilobytes, brotli, cpu, bare, ratio }: PageRow): string[] {
  const sizes = [kilobytes, most?.html, brotli, most?.brotli].map((size) => size?.toFixed(0) ?? '');
  return [name, ...sizes, ...[cpu, bare, ratio, mostRatio].map((value) => value.toFixed(1))];
}

function startCells({ what, database, value, unit, most }: StartRow): string[] {
  return [what, database, `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`, most === null ? '' : String(most)];
}
