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

/** What the buttons show before anything was chosen: the first variation that can be had, else the first of all. */
export const firstOffer = <Variation extends { stock: number }>(
  variations: readonly Variation[],
): Variation | undefined => variations.find(({ stock }) => stock > 0) ?? variations[0];
