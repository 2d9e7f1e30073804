import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toJson } from '../to-json.ts';
import type { Row } from '../to-row.ts';

export const SCHEMA_FILE = 'shop-folder.schema.json';

/** With the name of the schema that editors check it by. */
export const writeJson = (root: string, file: string, content: Row, width?: number): Promise<void> =>
  write(root, file, { $schema: `${file.includes('/') ? '../' : './'}${SCHEMA_FILE}`, ...content }, width);

export async function write(root: string, file: string, content: unknown, width?: number): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${toJson(content, width)}\n`);
}
