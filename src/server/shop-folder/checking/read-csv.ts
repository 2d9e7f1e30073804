import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** A row of a spreadsheet. Rows are counted as the spreadsheet counts them: the header is row 1. */
export type CsvRow = { row: number; cells: string[] };

/** What ends the reading of a file: from there on nothing can be trusted. */
export class CsvFault extends Error {
  readonly row: number;
  constructor(row: number, reason: string) {
    super(reason);
    this.row = row;
  }
}

/** A row longer than this is a quote that was never closed, not a row. */
const LONGEST_ROW = 1_000_000;

/**
 * More than the most rows that are taken need, as wholesalers write them. Without it whoever drops the wrong file into the
 * folder would wait for every row of it to be found wrong.
 */
const LARGEST_CSV = 512 * 1024 * 1024;

/** Row by row, so that the memory does not grow with the file. Commas, semicolons or tabs, as the header has them. */
export async function* readCsv(path: string, largest = LARGEST_CSV): AsyncGenerator<CsvRow> {
  const parser = csvParser();
  const tooLarge = () => new CsvFault(parser.row(), `is larger than ${Math.round(largest / 1024 / 1024)} MB; split it`);
  if ((await stat(path)).size > largest) throw tooLarge();
  let size = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new CsvFault(parser.row(), 'is not written in UTF-8; save it as "CSV UTF-8"');
    }
  };
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    // What is still being written, or no file at all, does not say its size before.
    size += bytes.length;
    if (size > largest) throw tooLarge();
    yield* parser.read(decode(bytes));
  }
  yield* parser.read(decode());
  yield* parser.end();
}

export function csvParser() {
  let row = 1;
  let separator = '';
  let pending = '';

  /** Where the row that starts here ends, or -1 when its end has not come yet. Inside quotes a line may break. */
  function endOfRow(text: string, from: number): number {
    let isQuoted = false;
    for (let at = from; at < text.length; at++) {
      const sign = text.charCodeAt(at);
      if (sign === QUOTE) isQuoted = !isQuoted;
      else if (sign === NEW_LINE && !isQuoted) return at;
    }
    return -1;
  }

  function toRow(line: string): CsvRow {
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    separator ||= likelySeparator(text);
    return { row: row++, cells: splitRow(text, separator, row - 1) };
  }

  return {
    row: () => row,
    *read(text: string): Generator<CsvRow> {
      pending += text;
      let from = row === 1 && pending.startsWith('\uFEFF') ? 1 : 0;
      for (let end = endOfRow(pending, from); end !== -1; end = endOfRow(pending, from)) {
        const one = toRow(pending.slice(from, end));
        from = end + 1;
        if (one.cells.some((cell) => cell !== '')) yield one;
      }
      pending = pending.slice(from);
      if (pending.length > LONGEST_ROW) throw new CsvFault(row, 'a quoted cell does not end');
    },
    *end(): Generator<CsvRow> {
      if (pending === '') return;
      if ((pending.match(/"/g)?.length ?? 0) % 2 === 1)
        throw new CsvFault(row, 'the file ends in the middle of a quoted cell');
      const one = toRow(pending);
      pending = '';
      if (one.cells.some((cell) => cell !== '')) yield one;
    },
  };
}

const QUOTE = '"'.charCodeAt(0);
const NEW_LINE = '\n'.charCodeAt(0);

function likelySeparator(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function splitRow(text: string, separator: string, row: number): string[] {
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    if (text[at] === '"') {
      let cell = '';
      let end = text.indexOf('"', at + 1);
      for (; end !== -1 && text[end + 1] === '"'; end = text.indexOf('"', at + 1)) {
        cell += text.slice(at + 1, end + 1);
        at = end + 1;
      }
      if (end === -1) throw new CsvFault(row, 'a quoted cell does not end');
      cells.push((cell + text.slice(at + 1, end)).trim());
      if (end + 1 < text.length && text[end + 1] !== separator)
        throw new CsvFault(row, 'text stands behind a quoted cell');
      at = end + 2;
      if (end + 1 === text.length) break;
    } else {
      const end = text.indexOf(separator, at);
      cells.push(text.slice(at, end === -1 ? text.length : end).trim());
      if (end === -1) break;
      at = end + 1;
    }
  }
  return cells;
}
