import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export const FORMAT = 1;
const LIST = 'backup.json';
const BATCH = 1000;

/**
 * A backup is a folder: `backup.json` names what belongs to it, `tables/` has one compressed file a table with a row a
 * line, `files/` the data folder's files as they are.
 */
export type BackupList = {
  format: number;
  made_at: string;
  /** The state of the database's shape that the rows belong to. */
  migrations: { name: string; checksum: string }[];
  tables: { name: string; columns: string[]; rows: number }[];
  sequences: { name: string; value: string }[];
  /** Every other file of the folder with the sum of its bytes. */
  sums: Record<string, string>;
};

export class UnusableBackup extends Error {}

export const listPath = (folder: string): string => join(folder, LIST);
export const tablePath = (folder: string, table: string): string => join(folder, 'tables', `${table}.jsonl.gz`);

export async function readList(folder: string): Promise<BackupList> {
  const text = await readFile(listPath(folder), 'utf8').catch(() => {
    throw new UnusableBackup(`${folder} is no backup: it has no ${LIST}.`);
  });
  let list: BackupList;
  try {
    list = JSON.parse(text);
  } catch {
    throw new UnusableBackup(`${LIST} cannot be read.`);
  }
  if (list.format !== FORMAT) throw new UnusableBackup(`This version reads backups of format ${FORMAT}.`);
  return list;
}

/** Says how many lines were written. */
export async function writeLines(path: string, batches: AsyncIterable<string[]>): Promise<number> {
  let count = 0;
  async function* text() {
    for await (const lines of batches) {
      count += lines.length;
      yield lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    }
  }
  await pipeline(Readable.from(text()), createGzip(), createWriteStream(path));
  return count;
}

export async function* readLines(path: string): AsyncGenerator<string[]> {
  const source = createReadStream(path);
  const lines = createInterface({ input: source.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(JSON.parse(line));
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Of every file of the backup but the list itself. */
export async function sumsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sums: Record<string, string> = {};
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const name = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (name !== LIST) sums[name] = await sumOf(join(folder, name));
  }
  return sums;
}

async function sumOf(path: string): Promise<string> {
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return sum.digest('hex');
}

/** A file that was cut off or changed is found before anything is touched. */
export async function refuseDamaged(folder: string, list: BackupList) {
  const found = await sumsOf(folder);
  const names = new Set([...Object.keys(list.sums), ...Object.keys(found)]);
  const damaged = [...names].filter((name) => list.sums[name] !== found[name]).sort();
  if (damaged.length > 0) throw new UnusableBackup(`The backup is damaged: ${damaged.join(', ')}.`);
}
