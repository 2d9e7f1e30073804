import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { contentTypeOf, type Files, isFileKey } from './files.ts';

/** Files below one folder. A file is written beside its place and then renamed, so that half a file is never read. */
export function localFiles(folder: string): Files {
  const root = resolve(folder);

  const pathOf = (key: string): string => {
    const path = join(root, key);
    if (!isFileKey(key) || !path.startsWith(root + sep)) throw new Error(`not a file key: ${JSON.stringify(key)}`);
    return path;
  };

  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      if (contentTypeOf(key) !== contentType) throw new Error(`${key} does not end like ${contentType}`);

      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async get(key) {
      const path = pathOf(key);
      try {
        const bytes = await readFile(path);
        return { bytes, contentType: contentTypeOf(key), size: bytes.length };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
