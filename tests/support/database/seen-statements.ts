import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#server/db/db.ts';
import type { Sql } from '#server/db/sql.ts';

/**
 * The embedded database speaks the same dialect as a PostgreSQL server, nearly. So that not every test has to run on
 * both, the shops of the API tests note each distinct statement they send to the server, in the folder that
 * STATEMENTS_FOLDER names; tests/pglite/statements.test.ts then has the embedded database prepare them all.
 */
const folder = process.env.STATEMENTS_FOLDER;
const seen = new Set<string>();

/** pg-boss has statements of its own for either database, and the tests of the jobs run on both. */
const isOfPgBoss = (text: string) => /\bjobs\./.test(text);

function note(text: string) {
  if (!folder || seen.has(text) || isOfPgBoss(text)) return;
  seen.add(text);
  // A file of its own for every process: nobody writes into the middle of another's line.
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
}

export function notingStatements(db: Db): Db {
  const noted = (statement: Sql) => {
    note(statement.text);
    return statement;
  };
  return {
    ...db,
    rows: (statement) => db.rows(noted(statement)),
    row: (statement) => db.row(noted(statement)),
    run: (statement) => db.run(noted(statement)),
    send: (statement) => db.send(noted(statement)),
    transaction: (work) => db.transaction((tx) => work(notingStatements(tx))),
  };
}

export const statementsIn = (where: string): string[] => [
  ...new Set(
    readdirSync(where).flatMap((file) =>
      readFileSync(join(where, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): string => JSON.parse(line)),
    ),
  ),
];
