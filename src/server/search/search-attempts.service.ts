import { changedRound, meantBy } from '#domain/search/misspelt.ts';
import type { Deps } from '#server/deps.ts';
import { type Kind, knownWords, wordsNear } from './lexicon.repository.ts';
import type { Attempt, FoundIds, SearchWord } from './search-keys.sql.ts';

const NOTHING: FoundIds = { ids: [], total: 0 };

/** Words that short and unknown ("the", "with") do not spoil what the others find. */
const LONGEST_TO_IGNORE = 4;

type SearchRequest = { kind: Kind; module_ids: readonly number[]; typed: readonly string[] };

/**
 * As typed: every word, or words that begin so, among the thing's own; else also in its store's name; else with
 * misspelt words corrected. The first attempt that finds something is the answer.
 */
export async function firstFound(
  deps: Deps,
  request: SearchRequest,
  find: (attempt: Attempt) => Promise<FoundIds>,
): Promise<FoundIds> {
  if (request.typed.length === 0) return NOTHING;
  const groups = request.typed.map((word) => [{ word, begins: true }]);
  for (const store_names of request.kind === 'item' ? [false, true] : [false]) {
    const found = await find({ groups, store_names });
    if (found.total > 0) return found;
  }
  const corrected = await correct(deps, request);
  return corrected.length === 0 ? NOTHING : find({ groups: corrected, store_names: true });
}

/** Nothing when a word is far from everything we know, or when there is nothing to correct. */
async function correct(deps: Deps, { kind, module_ids, typed }: SearchRequest): Promise<SearchWord[][]> {
  const known = new Set((await knownWords(deps.db, kind, module_ids, typed)).map(({ word }) => word));
  if (typed.every((word) => known.has(word))) return [];
  const groups = await Promise.all(
    typed.map(async (word): Promise<SearchWord[]> => {
      if (known.has(word)) return [{ word, begins: true }];
      const near = await wordsNear(deps.db, kind, module_ids, word, changedRound(word));
      return meantBy(word, near).map((meant) => ({ word: meant, begins: false }));
    }),
  );
  const needed = groups.filter((words, index) => words.length > 0 || (typed[index] ?? '').length > LONGEST_TO_IGNORE);
  return needed.every((words) => words.length > 0) ? needed : [];
}
