import type { ModuleZone } from '../catalog/scope.ts';

/** A word to look for: as it is, or as the beginning of one. */
export type Sought = { word: string; begins: boolean };

/** What one attempt looks for: of every group one word. */
export type Attempt = {
  groups: readonly (readonly Sought[])[];
  /** Whether a word may also stand in the name of the item's store. */
  store_names: boolean;
};

const STEPS = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/**
 * The keys of migrations/011 as tsqueries, one for each step of popularity, the highest first. Words are letters and
 * digits, so nothing in them needs escaping.
 */
export const stepQueries = (attempt: Attempt, moduleZones: readonly ModuleZone[]): string[] =>
  STEPS.map((step) =>
    moduleZones.map(({ module_id, zone_id }) => inScope(attempt, `${module_id}/${zone_id}/${step}`)).join(' | '),
  );

function inScope({ groups, store_names }: Attempt, scope: string): string {
  const key = (sign: '/' | '@', { word, begins }: Sought) => `'${scope}${sign}${word}'${begins ? ':*' : ''}`;
  const oneOf = (words: readonly Sought[]) =>
    words.flatMap((word) => (store_names ? [key('/', word), key('@', word)] : [key('/', word)])).join(' | ');
  return `(${groups.map((words) => `(${oneOf(words)})`).join(' & ')})`;
}

/** The likeliest word of every group, for names that begin with them. */
export const likeliest = ({ groups }: Attempt): string[] => groups.map(([first]) => first?.word ?? '');
