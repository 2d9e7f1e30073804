import { type CheckTools, checkFolder } from './checking/check-folder.service.ts';
import { collectProblems, type Problems } from './problems.ts';
import { type Summary, type WriteOptions, type WriteTools, writeFolder } from './writing/write-folder.service.ts';

export type Imported = { problems: Problems; summary: null } | { problems: null; summary: Summary };

/** Checks all of a shop folder, and writes it only when nothing is wrong with it. */
export async function importFolder(
  tools: CheckTools & WriteTools,
  root: string,
  options: WriteOptions & { mostRows?: number },
): Promise<Imported> {
  const problems = collectProblems();
  const folder = await checkFolder(tools, root, options, problems);
  try {
    if (!folder || problems.count > 0) return { problems, summary: null };
    return { problems: null, summary: await writeFolder(tools, folder, options) };
  } finally {
    await folder?.pictures.remove();
  }
}
