import pg from 'pg';

const numbers: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const asText: ReadonlySet<number> = new Set([pg.types.builtins.DATE]);

/** Whole and exact numbers arrive as numbers (all of ours are far below 2^53), dates as YYYY-MM-DD. */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (numbers.has(oid)) return Number;
    if (asText.has(oid)) return String;
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    const read = pg.types.getTypeParser(oid, 'text');
    const one = lists.get(oid);
    return one ? listReader(one, read) : read;
  },
};

type Reader = (text: string) => unknown;

/** Lists of whole numbers and of texts, and what reads one of them. */
const lists: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  [1007, Number],
  [1009, String],
]);

/** With nothing in it that has to be looked at letter by letter. */
const PLAIN_LIST = /^\{[^"\\{}]*\}$/;

/** The driver's own makes an object of each letter. Nearly all of our lists are empty, or hold plain words and numbers. */
const listReader =
  (one: Reader, byDriver: Reader): Reader =>
  (text) => {
    if (text === '{}') return [];
    return PLAIN_LIST.test(text) && !text.includes('NULL') ? text.slice(1, -1).split(',').map(one) : byDriver(text);
  };

type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

/** A statement whose rows are made by a function of their own. */
export class RowQuery extends pg.Query {
  // The driver's names. It asks a result for its fields and rows, and answers with it.
  protected _result: RowResult;
  protected _results: RowResult;

  constructor(config: pg.QueryConfig, answered: Answered) {
    super(config, answered as never);
    this._result = new RowResult();
    this._results = this._result;
  }
}

type Field = Pick<pg.FieldDef, 'name' | 'dataTypeID'>;
type Raw = readonly (string | null)[];
type MakeRow = (values: Raw) => unknown;

/** The driver's, but for its rows: those are dictionaries to V8 from a dozen columns on, and each is filled by name. */
class RowResult extends (pg as unknown as { Result: new () => { fields: readonly Field[] } }).Result {
  parseRow: MakeRow = () => null;

  addFields(fields: readonly Field[]) {
    this.fields = fields;
    this.parseRow = rowMaker(fields);
  }
}

const makers = new Map<string, MakeRow>();

function rowMaker(fields: readonly Field[]): MakeRow {
  const key = fields.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join();
  let maker = makers.get(key);
  if (!maker) {
    maker = makeRowMaker(fields);
    makers.set(key, maker);
  }
  return maker;
}

const TEXT = pg.types.getTypeParser(pg.types.builtins.TEXT);

/**
 * Written out, as one would for this statement alone: `{ "id": read0(values[0]), … }`. V8 then knows how its rows look,
 * and where each value goes. The names are those of our own statements.
 */
function makeRowMaker(fields: readonly Field[]): MakeRow {
  const readers = fields.map(({ dataTypeID }) => rowTypes.getTypeParser(dataTypeID, 'text'));
  const values = readers.map((read, at) =>
    read === TEXT ? `values[${at}]` : `values[${at}] === null ? null : read${at}(values[${at}])`,
  );
  const row = fields.map(({ name }, at) => `${JSON.stringify(name)}: ${values[at]}`);
  const names = readers.map((_, at) => `read${at}`);
  return new Function(...names, `return (values) => ({ ${row.join(', ')} });`)(...readers);
}
