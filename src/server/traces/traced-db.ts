import type { Db } from '../db/db.ts';
import type { Tracer } from './trace.ts';

const SYSTEM = { 'db.system.name': 'postgresql' };

/** The same database; statements and transactions are parts of what is going on, by verb and table. */
export function tracedDb(db: Db, tracer: Tracer): Db {
  const statement = <Result>(text: string, work: () => Promise<Result>): Promise<Result> =>
    tracer.isOn() ? tracer.part(summaryOf(text), 'client', SYSTEM, work) : work();
  return {
    ...db,
    rows: (asked) => statement(asked.text, () => db.rows(asked)),
    row: (asked) => statement(asked.text, () => db.row(asked)),
    run: (asked) => statement(asked.text, () => db.run(asked)),
    // Nobody waits for its answer: what is seen is when it was sent.
    send(asked) {
      const span = tracer.isOn() ? tracer.begin(summaryOf(asked.text), 'client', SYSTEM) : null;
      db.send(asked);
      span?.end();
    },
    script: (text) => statement('script', () => db.script(text)),
    transaction: (work) =>
      tracer.part('transaction', 'client', SYSTEM, () => db.transaction((tx) => work(tracedDb(tx, tracer)))),
  };
}

const WORDS = /\b(select|insert into|update|delete from)\b(?:\s+(?:only\s+)?([a-z_][a-z_.]*))?/;
const FROM = /\bfrom\s+([a-z_][a-z_.]*)/;
const summaries = new Map<string, string>();
const MOST_SUMMARIES = 2000;

/** “insert orders”: what it does to what, without a value, nor a text in which one might stand. */
export function summaryOf(text: string): string {
  const known = summaries.get(text);
  if (known) return known;
  const [, verb = 'script', table] = WORDS.exec(text) ?? [];
  const target = verb === 'select' ? FROM.exec(text)?.[1] : table;
  const summary = [verb.split(' ')[0], target].filter(Boolean).join(' ');
  if (summaries.size < MOST_SUMMARIES) summaries.set(text, summary);
  return summary;
}
