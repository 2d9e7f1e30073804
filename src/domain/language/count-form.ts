import { perLanguage } from './per-language.ts';

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** How many forms a counted word has: English and Spanish say one and other, Arabic all six. */
export const formsOf = (language: string): number => (language === 'ar' ? ORDER.length : 2);

const rulesOf = perLanguage((language) => new Intl.PluralRules(language));

/**
 * The form of a counted text that the language uses for this number. Forms stand in the order above, two are one and
 * other, `#` is where the number stands: "# item|# items".
 */
export function countForm(forms: string, count: string | number, shown: string, language: string): string {
  const list = forms.split('|');
  // In our languages with two forms "one" is said of exactly one.
  const place =
    list.length === ORDER.length ? ORDER.indexOf(rulesOf(language).select(Number(count))) : Number(Number(count) !== 1);
  return (list[place] ?? '').replace('#', shown);
}
