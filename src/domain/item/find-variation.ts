type Named = { type: string; label: string };

/** Dashes join the options of a type, and some are written with spaces: neither tells variations apart. */
const bare = (text: string): string => text.replace(/[-\s]/g, '');

/** The variation that these options make, one of each choice in its order, in English or in the shopper's language. */
export function findVariation<Variation extends Named>(
  variations: readonly Variation[],
  options: readonly string[],
): Variation | undefined {
  const exact = options.join('-');
  const key = bare(exact);
  return (
    variations.find(({ label }) => label === exact) ??
    variations.find(({ type, label }) => bare(label) === key || bare(type) === key)
  );
}

/** Do two types name one variation? */
export const isSameType = (one: string, other: string): boolean => bare(one) === bare(other);

/** Which option of each choice makes this variation: what the buttons show of a line in the cart. */
export function optionsOf<Variation extends Named>(
  choices: readonly { options: readonly string[] }[],
  variation: Variation,
): readonly string[] {
  return combinationsOf(choices).find((options) => findVariation([variation], options)) ?? [];
}

const combinationsOf = (choices: readonly { options: readonly string[] }[]): readonly string[][] =>
  choices.reduce<string[][]>(
    (soFar, { options }) => soFar.flatMap((chosen) => options.map((option) => [...chosen, option])),
    [[]],
  );

/** Before anything was chosen: nothing, for nobody wears the first size by chance; where there is no choice, it is made. */
export const firstPicks = (choices: readonly { options: readonly string[] }[]): readonly (string | null)[] =>
  choices.map(({ options }) => (options.length === 1 ? (options[0] ?? null) : null));

/** Is one of each chosen? */
export const isWhole = (picks: readonly (string | null)[]): picks is readonly string[] => !picks.includes(null);
