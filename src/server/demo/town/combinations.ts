import { inLanguage, type Text } from '#domain/text.ts';
import type { ChoiceContent } from './content/content.ts';

export type Combination = { label: Text; extraPrice: number };

/** Every way to choose one option from each group; labels joined by dashes in each language: "Red-Large". */
export function combinations(choices: readonly ChoiceContent[]): Combination[] {
  const [first, ...rest] = choices;
  if (!first) return [];
  return rest.reduce<Combination[]>(
    (chosen, { options }) =>
      chosen.flatMap((so_far) =>
        options.map((option) => ({
          label: joinTexts(so_far.label, '-', option.label),
          extraPrice: so_far.extraPrice + option.extraPrice,
        })),
      ),
    first.options.map(({ label, extraPrice }) => ({ label, extraPrice })),
  );
}

/** Two texts as one, in every language either of them has. */
export function joinTexts(a: Text, between: string, b: Text): Text {
  const languages = new Set([...Object.keys(a), ...Object.keys(b)]);
  const joined = [...languages].map((language) => [
    language,
    `${inLanguage(a, language)}${between}${inLanguage(b, language)}`,
  ]);
  return { en: `${a.en}${between}${b.en}`, ...Object.fromEntries(joined) };
}
