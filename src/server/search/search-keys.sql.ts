import { join, type Sql, sql } from '../db/sql.ts';

/** A word to look for: whole, or as the beginning of a longer one. */
export type SearchWord = { word: string; begins: boolean };

/** What one attempt looks for: at least one word of every group. */
export type Attempt = {
  groups: readonly (readonly SearchWord[])[];
  /** Whether a word may also stand in the name of the item's store. */
  store_names: boolean;
};

/** In their order: a later one is made only if all before it found nothing. */
export type Attempts = readonly [Attempt, ...Attempt[]];

const STEPS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

type ModuleZone = { module_id: number; zone_id: number };

/**
 * The search keys of migrations/011 as tsqueries, one for each step of popularity, the most popular first. Words are
 * letters and digits, so nothing in them needs escaping.
 */
export const stepQueries = (attempt: Attempt, moduleZones: readonly ModuleZone[]): string[] =>
  STEPS.map((step) =>
    moduleZones.map(({ module_id, zone_id }) => inScope(attempt, `${module_id}/${zone_id}/${step}`)).join(' | '),
  );

function inScope({ groups, store_names }: Attempt, scope: string): string {
  const key = (sign: '/' | '@', { word, begins }: SearchWord) => `'${scope}${sign}${word}'${begins ? ':*' : ''}`;
  const oneOf = (words: readonly SearchWord[]) =>
    words.flatMap((word) => (store_names ? [key('/', word), key('@', word)] : [key('/', word)])).join(' | ');
  return `(${groups.map((words) => `(${oneOf(words)})`).join(' & ')})`;
}

export type FoundIds = { ids: number[]; total: number };

/**
 * How well a name fits: it is what was typed; words of it begin so; only something else of the item has the words.
 * Whether its first word or a later one begins so says little ("bur": Smash Burger before Burrito, if more people want
 * it), so of those the popular one goes first.
 */
export function nearness(names: Sql, attempt: Attempt): Sql {
  const words = likeliest(attempt);
  return sql`case
    when ${names} like ${`%| ${words.join(' ')} |%`} then 2
    when ${beginsWith(names, words)} then 1
    else 0 end`;
}

const beginsWith = (names: Sql, words: readonly string[]): Sql =>
  join(
    words.map((word) => sql`${names} like ${`% ${word}%`}`),
    ' and ',
  );

/** The likeliest word of every group, for names that begin with them. */
export const likeliest = ({ groups }: Attempt): string[] => groups.map(([first]) => first?.word ?? '');
