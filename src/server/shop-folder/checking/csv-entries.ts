import type { Field, Fields } from '#contract/shop-folder/fields.ts';
import type { Problems } from '../problems.ts';
import { CsvFault, readCsv } from './read-csv.ts';

export type Entry = { file: string; row: number | null; value: unknown };

/** The rows of a spreadsheet as entries, to be checked like those of a JSON file. An empty cell is a field left out. */
export async function* csvEntries(
  path: string,
  file: string,
  fields: Fields,
  problems: Problems,
): AsyncGenerator<Entry> {
  let columns: Column[] | null = null;
  try {
    for await (const { row, cells } of readCsv(path)) {
      if (!columns) {
        columns = readHeader(cells, file, fields, problems);
        if (!columns) return;
      } else if (cells.length !== columns.length) {
        problems.add(file, row, '', `has ${cells.length} cells, the header has ${columns.length}`);
      } else yield { file, row, value: toEntry(columns, cells) };
    }
    if (!columns) problems.add(file, 1, '', 'is empty: the first row names the columns');
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    problems.add(file, error.row, '', error.message);
  }
}

type Column = { name: string; language: string; field: Field };

/** `price`, or for texts `name` (English) and `name:es`. */
function readHeader(cells: readonly string[], file: string, fields: Fields, problems: Problems): Column[] | null {
  const columns = cells.map((cell) => {
    const [name = '', language = 'en'] = cell.split(':');
    const field = fields[name];
    if (!field || field.cell === 'none' || (cell.includes(':') && field.cell !== 'text')) {
      problems.add(
        file,
        1,
        cell,
        field?.cell === 'none' ? 'cannot stand in a spreadsheet, only in items/*.json' : 'is no column of this file',
      );
      return null;
    }
    return { name, language, field };
  });
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index);
  if (twice !== undefined) problems.add(file, 1, twice, 'is there twice');
  const known = columns.filter((column) => column !== null);
  return known.length === cells.length && twice === undefined ? known : null;
}

function toEntry(columns: readonly Column[], cells: readonly string[]): Record<string, unknown> {
  const entry: Record<string, unknown> = {};
  columns.forEach(({ name, language, field }, index) => {
    const cell = cells[index] ?? '';
    if (cell === '') return;
    if (field.cell === 'text') entry[name] = { ...(entry[name] as object), [language]: cell };
    else entry[name] = cellValue(field, cell);
  });
  return entry;
}

/** What cannot be read stays a text, and the check says what was expected. */
function cellValue({ cell: how }: Field, cell: string): unknown {
  if (how === 'list')
    return cell
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean);
  if (how === 'number') return /^-?\d{1,15}(\.\d{1,15})?$/.test(cell) ? Number(cell) : cell;
  if (how === 'flag') return FLAGS.get(cell.toLowerCase()) ?? cell;
  return cell;
}

const FLAGS = new Map([
  ...['true', '1', 'yes'].map((word) => [word, true] as const),
  ...['false', '0', 'no'].map((word) => [word, false] as const),
]);
