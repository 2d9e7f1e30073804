import type { Language } from '#domain/language/language.ts';
import type { Messages } from './en.ts';

/** Each language is a file of its own: a shopper loads one. */
const LOADERS: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
};

export const loadMessages = (language: Language): Promise<Messages> => LOADERS[language]();
