import { LANGUAGES, languageOf } from './language.ts';

/** Words after each other, with the comma of the language. */
export function commaList(words: readonly string[], language: string): string {
  const { comma } = LANGUAGES.find(({ key }) => key === languageOf(language)) ?? LANGUAGES[0];
  return words.join(`${comma} `);
}
