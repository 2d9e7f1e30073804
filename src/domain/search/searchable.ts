import { plainLetters } from './search-words.ts';

/** Texts in the letters that search compares, each once. The database does the same to what a shopper types. */
export const searchable = (...texts: readonly string[]): string =>
  plainLetters([...new Set(texts.map((text) => text.trim()).filter(Boolean))].join(' ').replace(/\s+/g, ' '));
