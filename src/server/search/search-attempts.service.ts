import { changedRound, likelyWords } from '#domain/search/misspelt.ts';
import type { Deps } from '#server/deps.ts';
import { type Kind, spellings } from './lexicon.repository.ts';
import type { Attempts, SearchWord } from './search-keys.sql.ts';

/** Words that short and unknown ("the", "with") do not spoil what the others find. */
const LONGEST_TO_IGNORE = 4;

type SearchRequest = { kind: Kind; module_ids: readonly number[]; typed: readonly string[] };

/**
 * As typed: every word, or words that begin so, among the thing's own; else also in its store's name; else with
 * misspelt words corrected. The first attempt that finds something is the answer.
 */
export async function firstFound<Found extends { total: number }>(
  deps: Deps,
  request: SearchRequest,
  find: (attempts: Attempts) => Promise<Found>,
): Promise<Found | null> {
  if (request.typed.length === 0) return null;
  const groups = request.typed.map((word) => [{ word, begins: true }]);
  const typed = { groups, store_names: false };
  const found = await find(request.kind === 'item' ? [typed, { groups, store_names: true }] : [typed]);
  if (found.total > 0) return found;
  const corrected = await correct(deps, request);
  return corrected.length === 0 ? null : find([{ groups: corrected, store_names: true }]);
}

/** Nothing when a word is far from everything we know, or when there is nothing to correct. */
async function correct(deps: Deps, { kind, module_ids, typed }: SearchRequest): Promise<SearchWord[][]> {
  const asked = typed.map((word) => ({ word, changed: changedRound(word) }));
  const spelt = await spellings(deps.db, kind, module_ids, asked);
  if (spelt.every(({ is_known }) => is_known)) return [];
  const groups = spelt.map(({ word, is_known, near }): SearchWord[] =>
    is_known ? [{ word, begins: true }] : likelyWords(word, near).map((meant) => ({ word: meant, begins: false })),
  );
  const needed = groups.filter((words, index) => words.length > 0 || (typed[index] ?? '').length > LONGEST_TO_IGNORE);
  return needed.every((words) => words.length > 0) ? needed : [];
}
