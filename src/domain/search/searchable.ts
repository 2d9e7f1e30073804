import { plainLetters } from './search-words.ts';

/** How search sees words: as they are compared, each text once. The database does the same to what a shopper types. */
export const searchable = (...texts: readonly string[]): string =>
  plainLetters([...new Set(texts.map((text) => text.trim()).filter(Boolean))].join(' ').replace(/\s+/g, ' '));
