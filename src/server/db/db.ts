import type { Sql } from './sql.ts';

/**
 * The database as every repository sees it: PGlite in a worker thread or a PostgreSQL server, the same driver,
 * the same dialect, the same prepared statements. A `Db` handed to a transaction's work is bound to that transaction.
 */
export type Db = {
  /** All rows of one statement. The statement is prepared once per connection, under a name made from its text. */
  rows<Row>(statement: Sql): Promise<Row[]>;
  /** The first row, or null. */
  row<Row>(statement: Sql): Promise<Row | null>;
  /** Runs one statement and says how many rows it touched. */
  run(statement: Sql): Promise<number>;
  /**
   * In a transaction: sends a statement whose answer nobody needs, and waits for nothing. It travels together with what
   * follows, the commit at the latest, and where it fails the transaction does.
   */
  send(statement: Sql): void;
  /** Runs a script of several statements without parameters (migrations, VACUUM); all rows they gave, one after the other. */
  script(text: string): Promise<unknown[]>;
  /**
   * All or nothing. Nested calls join the transaction that is open. Of transactions that wait for each other in a circle
   * the database undoes one, whose work is then done again: so it does nothing outside of the transaction. What is to
   * happen once and only after the commit stands behind the call.
   */
  transaction<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Calls back after each NOTIFY on the channel with what it says, and once after a lost connection, with nothing, when
   * notices may have been missed.
   */
  listen(channel: string, heard: (notice: string | null) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
