/** One statement: its text with $1, $2 … and the values for them. */
export type Sql = {
  readonly text: string;
  readonly values: readonly unknown[];
  /**
   * once: whatever the values are, the way to the rows is the same, so it is looked for once per connection.
   * anew: a literal stands in it, and it is prepared for one call only. Otherwise the database decides.
   */
  readonly plan?: 'once' | 'anew';
};

/** Parameters get their numbers when the text is asked for: a part of a statement does not know what stands before it. */
class Statement implements Sql {
  /** What stands before, between and behind the values. */
  readonly pieces: readonly string[];
  readonly values: readonly unknown[];
  readonly plan?: 'once' | 'anew';

  constructor(pieces: readonly string[], values: readonly unknown[], plan?: Sql['plan']) {
    this.pieces = pieces;
    this.values = values;
    if (plan) this.plan = plan;
  }

  get text(): string {
    return this.pieces.reduce((text, piece, number) => `${text}$${number}${piece}`);
  }
}

/**
 * SQL written as SQL: sql`select id from items where store_id = ${storeId} and ${filters}`.
 * A value becomes a parameter; another sql`…` is spliced in. Nothing else can enter the text.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  const pieces: string[] = [];
  const values: unknown[] = [];
  let open = strings[0] ?? '';
  let plan: Sql['plan'];
  parts.forEach((part, index) => {
    const after = strings[index + 1] ?? '';
    if (part instanceof Statement) {
      const last = part.pieces.length - 1;
      for (let at = 0; at < last; at++) {
        pieces.push(open + part.pieces[at]);
        open = '';
      }
      values.push(...part.values);
      open += (part.pieces[last] ?? '') + after;
      if (part.plan === 'anew') plan = 'anew';
    } else {
      pieces.push(open);
      values.push(part);
      open = after;
    }
  });
  return new Statement([...pieces, open], values, plan);
}

export const empty: Sql = sql``;

/** Glues statements with a separator; an empty list gives an empty statement. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  return parts.reduce((all, part, index) => (index === 0 ? part : sql`${all}${raw(separator)}${part}`), empty);
}

/** Text that is part of our own source (a column name from a closed list), never anything a request said. */
export const raw = (text: string): Sql => new Statement([text], []);

/** A statement that finds its rows by key, or scans an index whose limit stands in its text. */
export const plannedOnce = (statement: Sql): Sql =>
  statement.plan !== 'anew' && statement instanceof Statement
    ? new Statement(statement.pieces, statement.values, 'once')
    : statement;

/**
 * A number that decides which way is the quickest (a price that few or nearly all are below): it stands in the text, and
 * the statement is planned for it.
 */
export function literal(number: number): Sql {
  if (!Number.isFinite(number)) throw new Error('a literal is a number');
  return new Statement([`(${number})`], [], 'anew');
}

/**
 * A limit that stands in the text, where the planner sees that an index's end is enough. A power of two: a statement for
 * every length would have to be prepared for every length.
 */
export const atMost = (rows: number): Sql => raw(String(2 ** Math.ceil(Math.log2(Math.max(16, rows)))));
