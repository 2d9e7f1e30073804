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
  // In our languages with two forms "one" is said of exactly one: no rules have to be made for that.
  const place = list.length > 2 ? ORDER.indexOf(rulesOf(language).select(Number(count))) : Number(count) === 1 ? 0 : 1;
  return (list[place] ?? '').replace('#', shown);
}
