import { inLanguage, type Text } from '../text.ts';

/** A document written in several languages, in one of them: wherever a text stands, its words in that language. */
export function localize(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => localize(entry, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return inLanguage(value, language);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, localize(entry, language)]));
}

const isText = (value: object): value is Text => 'en' in value && typeof value.en === 'string';
