import { changedRound, likelyWords } from '#domain/search/misspelt.ts';
import type { Deps } from '#server/deps.ts';
import { type Kind, spellings } from './lexicon.repository.ts';
import type { Attempts, SearchWord } from './search-keys.sql.ts';

/** Unknown words up to this length ("the", "with") are left out, so that they do not hide what the others find. */
const LONGEST_TO_IGNORE = 4;

type SearchRequest = { kind: Kind; module_ids: readonly number[]; typed: readonly string[] };

/**
 * Tries what was typed, in three steps, until something is found: every word, or one that begins so, among the words of
 * the item or store itself; of an item, also in the name of its store; then with misspelt words corrected.
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

/** Empty if all words are known, or if an unknown one is unlike every word of the shop. */
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
