import type { Growth } from './growth.ts';
import { type ImportRow, MOST_MB, MOST_SECONDS } from './import.ts';
import type { Felt } from './interaction.ts';
import type { Score } from './lighthouse.ts';
import { type Junk, type LoadRow, MOST_SLOWER } from './load.ts';
import type { Measured } from './measure.ts';
import { DEMANDED, MOST_GROWTH, type OrderBench } from './orders.ts';
import { MOST_MS, type OutageBench } from './outage.ts';
import { isTooDear, type PageRow } from './pages.ts';
import { printTable } from './print-table.ts';
import type { StartRow } from './start.ts';
import type { TrafficBench } from './traffic.ts';
import type { WorkRow } from './work.ts';

/** What was measured, to be read, and what of it missed what is demanded: a line for each. */
export type Outcome = { text: string; missed: readonly string[] };

export type Speed = Measured & { database: 'PGlite' | 'PostgreSQL' };

export const speedOutcome = (speeds: readonly Speed[]): Outcome => ({
  text: printTable(
    ['row', 'database', 'per second', 'ceiling', 'ratio', 'demanded', 'p50 ms', 'p99 ms', 'KB'],
    speeds.map(({ row, database, perSecond, ceiling, ratio, p50, p99, bytes }) => [
      row.name,
      database,
      perSecond.toFixed(0),
      ceiling.toFixed(0),
      ratio.toFixed(2),
      row.demanded?.toFixed(1) ?? '',
      p50.toFixed(0),
      p99.toFixed(0),
      (bytes / 1024).toFixed(1),
    ]),
  ),
  missed: speeds
    .filter(({ ratio, row }) => row.demanded !== undefined && ratio < row.demanded)
    .map(({ row, ratio }) => `${row.name}: ${ratio.toFixed(2)} of its ceiling, demanded ${row.demanded}`),
});

export const startOutcome = (starts: readonly StartRow[]): Outcome => ({
  text: printTable(
    ['npm start', 'database', 'value', 'at most'],
    starts.map(({ what, database, value, unit, most }) => [
      what,
      database,
      `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`,
      most === null ? '' : String(most),
    ]),
  ),
  missed: starts
    .filter(({ value, most }) => most !== null && value > most)
    .map(
      ({ database, what, value, unit, most }) => `${database}, ${what}: ${value.toFixed(1)} ${unit}, at most ${most}`,
    ),
});

export const lighthouseOutcome = (scores: readonly Score[]): Outcome => ({
  text: printTable(
    ['Lighthouse, mobile', 'performance', 'accessibility', 'best practices', 'SEO', 'shift'],
    scores.map(({ page, performance, accessibility, bestPractices, seo, shift }) => [
      page,
      ...[performance, accessibility, bestPractices, seo].map(String),
      shift.toFixed(3),
    ]),
  ),
  missed: scores.filter(({ passes }) => !passes).map(({ page }) => `${page}: below what is demanded of Lighthouse`),
});

export const interactionOutcome = (felt: readonly Felt[]): Outcome => ({
  text: printTable(
    ['in a browser, processor 4 times as slow', 'value', 'at most'],
    felt.map(({ what, value, most, unit }) => [what, `${value} ${unit}`.trim(), String(most)]),
  ),
  missed: felt
    .filter(({ value, most }) => value > most)
    .map(({ what, value, most }) => `${what}: ${value}, at most ${most}`),
});

/** `columns`: what grows, small and large. */
export const growthOutcome = (rows: readonly Growth[], columns: [string, string, string]): Outcome => ({
  text: printTable(
    [...columns, 'ratio', 'at most'],
    rows.map(({ row, small, large, ratio }) => [
      row.name,
      small.toFixed(1),
      large.toFixed(1),
      ratio.toFixed(2),
      String(row.most),
    ]),
  ),
  missed: rows
    .filter(({ ratio, row }) => ratio > row.most)
    .map(({ row, ratio }) => `${row.name}: ${ratio.toFixed(1)} times as slow, at most ${row.most}`),
});

export const importOutcome = (imports: readonly ImportRow[]): Outcome => ({
  text: printTable(
    ['import of 100,000 items, PostgreSQL', 'seconds', 'at most', 'MB', 'at most'],
    imports.map(({ name, seconds, megabytes }) => [
      name,
      seconds.toFixed(1),
      String(MOST_SECONDS),
      megabytes.toFixed(0),
      String(MOST_MB),
    ]),
  ),
  missed: imports
    .filter(({ seconds, megabytes }) => seconds > MOST_SECONDS || megabytes > MOST_MB)
    .map(({ name, seconds, megabytes }) => `import, ${name}: ${seconds.toFixed(0)} s and ${megabytes.toFixed(0)} MB`),
});

export const workOutcome = (work: readonly WorkRow[]): Outcome => ({
  text: printTable(
    ['work, PostgreSQL', 'CPU ms', 'bare', 'ratio', 'demanded', 'p50 ms', 'p99 ms', 'at most'],
    work.map(({ name, ours, bare, ratio, demanded, p50, p99, slowest }) => [
      name,
      ...[ours, bare, ratio].map((value) => value.toFixed(2)),
      String(demanded),
      p50.toFixed(0),
      p99.toFixed(0),
      slowest === null ? '' : String(slowest),
    ]),
  ),
  missed: work
    .filter(({ ratio, demanded, p99, slowest }) => ratio < demanded || (slowest !== null && p99 > slowest))
    .map(({ name, ratio, demanded }) => `${name}: ${ratio.toFixed(2)} of bare work, demanded ${demanded}`),
});

export const pagesOutcome = (pages: readonly PageRow[]): Outcome => ({
  text: printTable(
    [
      'page, PostgreSQL, nothing cached',
      'HTML KB',
      'at most',
      'brotli KB',
      'at most',
      'CPU ms',
      'bare',
      'ratio',
      'at most',
    ],
    pages.map(({ row: { name, most, mostRatio }, kilobytes, brotli, cpu, bare, ratio }) => [
      name,
      ...[kilobytes, most?.html, brotli, most?.brotli].map((size) => size?.toFixed(0) ?? ''),
      ...[cpu, bare, ratio, mostRatio].map((value) => value.toFixed(1)),
    ]),
  ),
  missed: pages.filter(isTooDear).map(({ row }) => `${row.name}: heavier, or dearer to draw, than demanded`),
});

export function ordersOutcome({ orders, bare, ratio, cart, memory }: OrderBench): Outcome {
  const table = printTable(
    ['orders, PostgreSQL', 'per second', 'bare', 'ratio', 'demanded', 'p50 ms', 'p99 ms'],
    [
      ['placed', orders.toFixed(0), bare.toFixed(0), ratio.toFixed(2), String(DEMANDED), '', ''],
      ['put into a cart', cart.perSecond.toFixed(0), '', '', '', cart.p50.toFixed(0), cart.p99.toFixed(0)],
    ],
  );
  const held = `${memory.second.toFixed(0)} MB in the second, ${memory.last.toFixed(0)} MB in the last`;
  const isReached = ratio >= DEMANDED && memory.growth <= MOST_GROWTH;
  return {
    text: `${table}\nMemory over five minutes and ${memory.orders} orders: ${held}`,
    missed: isReached ? [] : [`orders: demanded are ${DEMANDED} of bare transactions and memory that stays`],
  };
}

export function trafficOutcome({ done, faults, deadlocks }: TrafficBench): Outcome {
  const rows = Object.entries(done).map(([what, { asked, granted }]) => [what, String(asked), String(granted)]);
  const table = printTable(['traffic, PostgreSQL, 60 s', 'asked', 'granted'], rows);
  return { text: `${table}\n${faults.length} faults; ${deadlocks} deadlocks, each done again`, missed: faults };
}

export function outageOutcome({ outages, orders, faults }: OutageBench): Outcome {
  const table = printTable(
    ['the database goes', 'answered 503', 'first order, ms'],
    outages.map(({ what, refused, firstOrderMs }) => [what, String(refused), firstOrderMs.toFixed(0)]),
  );
  const late = outages.filter(({ firstOrderMs }) => firstOrderMs > MOST_MS);
  return {
    text: `${table}\n${orders} orders, ${faults.length} faults`,
    missed: [...faults, ...late.map(({ what }) => `${what}: the first order came later than ${MOST_MS} ms`)],
  };
}

export const loadOutcome = (load: readonly LoadRow[]): Outcome => ({
  text: printTable(
    ['other shoppers under', 'p95 ms', 'ratio', 'at most', 'asked', 'refused'],
    load.map(({ attack, p95, ratio, asked, refused }) => [
      attack,
      p95.toFixed(1),
      ratio.toFixed(2),
      String(MOST_SLOWER),
      String(asked),
      String(refused),
    ]),
  ),
  missed: load
    .filter(({ ratio, refused }) => ratio > MOST_SLOWER || refused > 0)
    .map(
      ({ attack, ratio, refused }) =>
        `${attack}: others wait ${ratio.toFixed(1)} times as long, ${refused} of them refused`,
    ),
});

export const junkOutcome = ({ calls, failed }: Junk): Outcome => ({
  text: `Junk: ${calls} calls, ${failed.length} failed`,
  missed: failed.map((call) => `failed: ${call}`),
});
