import { readdirSync, readFileSync } from 'node:fs';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** What /proc counts in. */
const TICK_MS = 10;

/** Milliseconds of processor time that a process and its children have taken so far, those that are gone included. */
export function cpuOf(pid: number): number {
  const own = statOf(pid);
  if (!own) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
    .filter(({ parent }) => parent === pid);
  return (own.ticks + own.ofGone + children.reduce((sum, { ticks }) => sum + ticks, 0)) * TICK_MS;
}

function statOf(pid: number): { parent: number; ticks: number; ofGone: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold blanks.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (index: number) => fields[index] ?? 0;
    return { parent: at(1), ticks: at(11) + at(12), ofGone: at(13) + at(14) };
  } catch {
    return null;
  }
}

/** The server process that all sessions of a database are children of. */
export async function serverOf(db: Db): Promise<number> {
  const session = await db.row<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const parent = session && statOf(session.pid)?.parent;
  if (!parent) throw new Error('the database does not run on this machine');
  return parent;
}
