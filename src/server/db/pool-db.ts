import pg from 'pg';
import type { Db } from './db.ts';
import { RowQuery } from './row-query.ts';
import type { Sql } from './sql.ts';
import { tryAgain } from './try-again.ts';

/** The database cannot be reached now. Answered as 503; the next request tries again. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
  }
}

export function poolDb(pool: pg.Pool, { listen, close }: Pick<Db, 'listen' | 'close'>): Db {
  // Without a listener a connection that breaks would end the process: an idle one, of which the pool tells, as well as
  // one that somebody holds between two statements of a transaction, where nobody but the connection itself does. The
  // next statement on it is refused, and the next user gets a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  async function withClient<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch((error) => {
      throw new DatabaseUnavailable(error);
    });
    // A refusal by the database leaves the connection fit for use; anything else means the connection is gone.
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = isLost(error);
      throw broken || isOverburdened(error) ? new DatabaseUnavailable(error) : error;
    } finally {
      client.release(broken);
    }
  }

  return {
    ...statements((statement) =>
      tryAgain(() =>
        withClient((client) => {
          planOnce(client, statement.plan === 'once');
          return ask(client, statement);
        }),
      ),
    ),
    send: () => {
      throw new Error('only a transaction waits for what was sent');
    },
    script: (text) =>
      withClient(async (client) => {
        try {
          return rowsOf(await client.query(text));
        } catch (error) {
          // A script may have begun a transaction of its own; the connection's next user must not stand in it.
          if (!isLost(error)) await client.query('rollback');
          throw error;
        }
      }),
    transaction: (work) =>
      tryAgain(() =>
        withClient(async (client) => {
          // What a transaction reads and writes it finds by key.
          planOnce(client, true);
          const transaction = openTransaction(client);
          try {
            const result = await work(transaction.db);
            const { command } = await transaction.end('commit');
            // The answer to a commit of what has failed before: somebody did not wait for a statement of theirs.
            if (command !== 'COMMIT') throw new Error('a statement of the transaction has failed');
            return result;
          } catch (error) {
            const cause = transaction.causeOf(error);
            if (!isLost(cause)) await transaction.end('rollback');
            throw cause;
          }
        }),
      ),
    listen,
    close,
  };
}

const plansOnce = new WeakSet<pg.PoolClient>();

/**
 * Left to itself PostgreSQL plans statements with lists anew each time, which takes longer than to carry them out. The
 * word is sent ahead of the statement, in the same piece, and holds until another is wanted. Where it fails the
 * connection does, and the statement says so.
 */
function planOnce(client: pg.PoolClient, isWanted: boolean) {
  if (plansOnce.has(client) === isWanted) return;
  if (isWanted) plansOnce.add(client);
  else plansOnce.delete(client);
  client.query(`set plan_cache_mode = ${isWanted ? 'force_generic_plan' : 'auto'}`).catch(() => {});
}

/**
 * `begin` travels with the first statement, and `commit` with whatever was sent before it: nobody waits for either alone.
 * After its end nothing is sent any more: the connection is somebody else's. So work may send several statements at once
 * (Promise.all), and what one of them would have led to when another has failed does not happen.
 */
function openTransaction(client: pg.PoolClient) {
  let isOpen = true;
  let failed: unknown;
  const sent: Promise<unknown>[] = [];
  const toBeAnswered = (answer: Promise<unknown>) => {
    answer.catch((error) => {
      failed ??= error;
    });
    sent.push(answer);
  };
  const whileOpen = (): pg.PoolClient => {
    if (!isOpen) throw new Error('the transaction is over');
    if (failed) throw failed;
    return client;
  };
  const db: Db = {
    ...statements(async (statement) => ask(whileOpen(), statement)),
    send: (statement) => toBeAnswered(ask(whileOpen(), statement)),
    script: async (text) => rowsOf(await whileOpen().query(text)),
    transaction: (work) => work(db),
    listen: () => Promise.reject(new Error('a transaction cannot listen')),
    close: async () => {},
  };
  toBeAnswered(client.query('begin'));
  return {
    db,
    async end(how: 'commit' | 'rollback'): Promise<pg.QueryResult> {
      isOpen = false;
      const [ended] = await Promise.all([client.query(how), ...(how === 'commit' ? sent : [])]);
      return ended;
    },
    /** After a failure the database only says that there was one: what it was says the statement itself. */
    causeOf: (error: unknown): unknown => (isAftermath(error) && failed) || error,
  };
}

function statements(query: (statement: Sql) => Promise<pg.QueryResult>): Pick<Db, 'rows' | 'row' | 'run'> {
  return {
    rows: async <Row>(statement: Sql) => (await query(statement)).rows as Row[],
    row: async <Row>(statement: Sql) => ((await query(statement)).rows[0] as Row | undefined) ?? null,
    run: async (statement) => (await query(statement)).rowCount ?? 0,
  };
}

/** The driver answers a script of several statements with a list of results. */
const rowsOf = (result: pg.QueryResult | pg.QueryResult[]): unknown[] => [result].flat().flatMap(({ rows }) => rows);

async function ask(client: pg.PoolClient, { text, values, plan }: Sql): Promise<pg.QueryResult> {
  const config = { ...(plan === 'anew' ? {} : statementName(text)), text, values: [...values] };
  try {
    return await new Promise((resolve, reject) => {
      client.query(new RowQuery(config, (error, result) => (error ? reject(error) : resolve(result))));
    });
  } catch (error) {
    // From the socket that brought the refusal to whoever asked.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

const names = new Map<string, string>();

// Each connection keeps its prepared statements for ever, so texts beyond this many go unnamed.
const MOST_NAMES = 1000;

function statementName(text: string): { name?: string } {
  let name = names.get(text);
  if (!name && names.size < MOST_NAMES) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name ? { name } : {};
}

/**
 * Shut down by the operator (57P01-3), broken connection (class 08), a server that became a copy of another and takes no
 * writes any more (25006), or no answer from the database at all.
 */
function isLost(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof pg.DatabaseError)) return isSystemError(error);
  return /^(57P0|08|25006)/.test(error.code ?? '');
}

/** A statement before has failed; this one was not looked at. */
const isAftermath = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25P02';

/** A statement took too long (57014), or memory, disk or connections are short (class 53): the connection itself is fine. */
const isOverburdened = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(57014|53)/.test(error.code ?? '');

const isSystemError = (error: unknown): boolean =>
  error instanceof Error &&
  /ECONN|EPIPE|ETIMEDOUT|Connection terminated|connection error|not queryable|read timeout|database stopped/i.test(
    `${'code' in error ? error.code : ''} ${error.message}`,
  );
