import type { Problems } from '../problems.ts';
import type { Entry } from './csv-entries.ts';

/** The entries of a list that stands in a JSON file; a file that could not be read has said so already. */
export function listIn(content: unknown, file: string, name: string, problems: Problems): Entry[] {
  if (content === undefined) return [];
  const list = (content as Record<string, unknown> | null)?.[name];
  if (!Array.isArray(list)) {
    problems.add(file, null, name, 'is missing, or is no list');
    return [];
  }
  return list.map((value, index) => ({ file, row: index + 1, value }));
}
