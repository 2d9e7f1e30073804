import { LANGUAGES } from './language.ts';
import { perLanguage } from './per-language.ts';

const formatOf = perLanguage((language) => new Intl.NumberFormat(language));

/**
 * A number as the language writes it. Counts and ratings are written here: the first `Intl.NumberFormat` of a page costs
 * a phone a tenth of a second, just when the page wakes up, and below a thousand our languages differ in one sign only.
 */
export function writeNumber(value: number, language: string): string {
  const point = LANGUAGES.find(({ key }) => key === language)?.point;
  const isShort = value >= 0 && value < 1000 && Number.isInteger(value * 10);
  return point && isShort ? String(value).replace('.', point) : formatOf(language).format(value);
}
