import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Import } from './rules.ts';

/** Every source file below src/ that is no test. */
export const sourceFiles: readonly string[] = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice('src/'.length));

export const sourceOf = (file: string): string => readFileSync(join('src', file), 'utf8');

const IMPORTS =
  /^\s*(?:import|export)\b([^'"]*?)from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm;

/** The imports of a file. `text` is given only to prove that they are read. */
export const importsOf = (file: string, text = sourceOf(file)): Import[] =>
  [...text.matchAll(IMPORTS)]
    .map(([, names = '', from, lazy, bare]) => ({
      from: file,
      to: resolve(file, from ?? lazy ?? bare ?? ''),
      typeOnly: /^\s*type\b/.test(names),
      onDemand: lazy !== undefined,
    }))
    .filter(({ to }) => !to.includes('+types'));

function resolve(file: string, target: string): string {
  if (target.startsWith('#')) return target.slice(1);
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
}

export const allImports: readonly Import[] = sourceFiles.flatMap((file) => importsOf(file));
