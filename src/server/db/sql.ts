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

/**
 * How a statement is worded, whatever its values are. Parameters get their numbers when the text is asked for: a part of
 * a statement does not know what stands before it.
 */
class Wording {
  /** What stands before, between and behind the values. */
  readonly pieces: readonly string[];
  #text: string | null = null;

  constructor(pieces: readonly string[]) {
    this.pieces = pieces;
  }

  get text(): string {
    this.#text ??= this.pieces.reduce((text, piece, number) => `${text}$${number}${piece}`);
    return this.#text;
  }
}

class Statement implements Sql {
  readonly wording: Wording;
  readonly values: readonly unknown[];
  readonly plan?: 'once' | 'anew';

  constructor(wording: Wording, values: readonly unknown[], plan?: Sql['plan']) {
    this.wording = wording;
    this.values = values;
    if (plan) this.plan = plan;
  }

  get text(): string {
    return this.wording.text;
  }
}

/**
 * SQL written as SQL: sql`select id from items where store_id = ${storeId} and ${filters}`.
 * A value becomes a parameter; another sql`…` is spliced in. Nothing else can enter the text.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  const values: unknown[] = [];
  let plan: Sql['plan'];
  let known = knownAt(strings);
  for (const part of parts) {
    if (part instanceof Statement) {
      for (const value of part.values) values.push(value);
      if (part.plan === 'anew') plan = 'anew';
      known = plan === 'anew' ? null : knownAfter(known, part.wording);
    } else {
      values.push(part);
      known = knownAfter(known, null);
    }
  }
  const wording = known?.wording ?? spliced(strings, parts);
  if (known) known.wording = wording;
  return new Statement(wording, values, plan);
}

function spliced(strings: readonly string[], parts: readonly unknown[]): Wording {
  const pieces: string[] = [];
  let open = strings[0] ?? '';
  parts.forEach((part, index) => {
    const inner = part instanceof Statement ? part.wording.pieces : ['', ''];
    for (const piece of inner.slice(0, -1)) {
      pieces.push(open + piece);
      open = '';
    }
    open += (inner.at(-1) ?? '') + (strings[index + 1] ?? '');
  });
  return new Wording([...pieces, open]);
}

/** A template as it was filled before, part by part: by a value (null), or by a statement of this wording. */
type Known = { wording: Wording | null; after: Map<Wording | null, Known> };

const templates = new WeakMap<readonly string[], Known>();
const rawWordings = new Map<string, Wording>();

/** Wordings are as many as the source can make of them. Whatever would be more is put together each time. */
const MOST_KNOWN = 20_000;
let countKnown = 0;

function knownAt(strings: readonly string[]): Known | null {
  const known = templates.get(strings) ?? newKnown();
  if (known) templates.set(strings, known);
  return known;
}

function knownAfter(before: Known | null, part: Wording | null): Known | null {
  if (!before) return null;
  const known = before.after.get(part) ?? newKnown();
  if (known) before.after.set(part, known);
  return known;
}

function newKnown(): Known | null {
  if (countKnown >= MOST_KNOWN) return null;
  countKnown += 1;
  return { wording: null, after: new Map() };
}

export const empty: Sql = sql``;

/** Glues statements with a separator; an empty list gives an empty statement. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  return parts.reduce((all, part, index) => (index === 0 ? part : sql`${all}${raw(separator)}${part}`), empty);
}

/** Text that is part of our own source (a column name from a closed list), never anything a request said. */
export function raw(text: string): Sql {
  const wording = rawWordings.get(text) ?? new Wording([text]);
  if (rawWordings.size < MOST_KNOWN) rawWordings.set(text, wording);
  return new Statement(wording, []);
}

/** A statement that finds its rows by key, or scans an index whose limit stands in its text. */
export const plannedOnce = (statement: Sql): Sql =>
  statement.plan !== 'anew' && statement instanceof Statement
    ? new Statement(statement.wording, statement.values, 'once')
    : statement;

/**
 * A number that decides which way is the quickest (a price that few or nearly all are below): it stands in the text, and
 * the statement is planned for it.
 */
export function literal(number: number): Sql {
  if (!Number.isFinite(number)) throw new Error('a literal is a number');
  return new Statement(new Wording([`(${number})`]), [], 'anew');
}

/**
 * A limit that stands in the text, where the planner sees that an index's end is enough. A power of two: a statement for
 * every length would have to be prepared for every length.
 */
export const atMost = (rows: number): Sql => raw(String(2 ** Math.ceil(Math.log2(Math.max(16, rows)))));
