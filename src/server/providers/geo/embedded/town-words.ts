/** The town's and the country's name as a reader of each language knows them. */
const CITY: Record<string, string> = {
  en: 'Gothenburg',
  sv: 'Göteborg',
  es: 'Gotemburgo',
  ar: 'غوتنبرغ',
  bn: 'গোথেনবার্গ',
};
const COUNTRY: Record<string, string> = { en: 'Sweden', sv: 'Sverige', es: 'Suecia', ar: 'السويد', bn: 'সুইডেন' };

const inLanguageOf = (words: Record<string, string>, language: string): string =>
  words[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? words.en ?? '';

export const cityIn = (language: string): string => inLanguageOf(CITY, language);
export const countryIn = (language: string): string => inLanguageOf(COUNTRY, language);

/** Words that say only that the place is in this town. */
export const TOWN_WORDS = new Set(['goteborg', 'gothenburg', 'gotemburgo', 'sweden', 'sverige']);
