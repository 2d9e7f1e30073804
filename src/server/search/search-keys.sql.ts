import { join, type Sql, sql } from '../db/sql.ts';

/** A word to look for: as it is, or as the beginning of one. */
export type SearchWord = { word: string; begins: boolean };

/** What one attempt looks for: of every group one word. */
export type Attempt = {
  groups: readonly (readonly SearchWord[])[];
  /** Whether a word may also stand in the name of the item's store. */
  store_names: boolean;
};

const STEPS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

type ModuleZone = { module_id: number; zone_id: number };

/**
 * The keys of migrations/011 as tsqueries, one for each step of popularity, the highest first. Words are letters and
 * digits, so nothing in them needs escaping.
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

/** How near a name is: it is what was typed, begins with it, has its words, or something else has. */
export function nearness(names: Sql, attempt: Attempt): Sql {
  const words = likeliest(attempt);
  const phrase = words.join(' ');
  return sql`case
    when ${names} like ${`%| ${phrase} |%`} then 3
    when ${names} like ${`%| ${phrase}%`} then 2
    when ${join(
      words.map((word) => sql`${names} like ${`% ${word}%`}`),
      ' and ',
    )} then 1
    else 0 end`;
}

/** The likeliest word of every group, for names that begin with them. */
const likeliest = ({ groups }: Attempt): string[] => groups.map(([first]) => first?.word ?? '');
