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

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value && Object.isFrozen(value);

/**
 * SQL written as SQL: sql`select id from items where store_id = ${storeId} and ${filters}`.
 * A value becomes a parameter; another sql`…` is spliced in. Nothing else can enter the text.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  let text = strings[0] ?? '';
  const values: unknown[] = [];
  parts.forEach((part, index) => {
    if (isSql(part)) {
      // Renumber the spliced statement's parameters behind ours.
      text += part.text.replace(/\$(\d+)/g, (_, number) => `$${values.length + Number(number)}`);
      values.push(...part.values);
    } else {
      values.push(part);
      text += `$${values.length}`;
    }
    text += strings[index + 1] ?? '';
  });
  const hasLiteral = parts.some((part) => isSql(part) && part.plan === 'anew');
  return Object.freeze({ text, values, ...(hasLiteral && { plan: 'anew' as const }) });
}

export const empty: Sql = sql``;

/** Glues statements with a separator; an empty list gives an empty statement. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  return parts.reduce((all, part, index) => (index === 0 ? part : sql`${all}${raw(separator)}${part}`), empty);
}

/** Text that is part of our own source (a column name from a closed list), never anything a request said. */
export const raw = (text: string): Sql => Object.freeze({ text, values: [] });

/** A statement that finds its rows by key, or scans an index whose limit stands in its text. */
export const plannedOnce = (statement: Sql): Sql =>
  statement.plan === 'anew' ? statement : Object.freeze({ ...statement, plan: 'once' });

/**
 * A number that decides which way is the quickest (a price that few or nearly all are below): it stands in the text, and
 * the statement is planned for it.
 */
export function literal(number: number): Sql {
  if (!Number.isFinite(number)) throw new Error('a literal is a number');
  return Object.freeze({ text: `(${number})`, values: [], plan: 'anew' });
}

/**
 * A limit that stands in the text, where the planner sees that an index's end is enough. A power of two: a statement for
 * every length would have to be prepared for every length.
 */
export const atMost = (rows: number): Sql => raw(String(2 ** Math.ceil(Math.log2(Math.max(16, rows)))));
