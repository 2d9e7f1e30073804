import type { Language } from '#domain/language/language.ts';
import type { Messages } from './en.ts';

/** Each language is a file of its own: a shopper loads one, and of it first what every page needs. */
const FIRST: Record<Language, () => Promise<Partial<Messages>>> = {
  en: async () => (await import('./en/first.ts')).first,
  es: async () => (await import('./es/first.ts')).first,
  ar: async () => (await import('./ar/first.ts')).first,
};

const WHOLE: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
};

export const loadMessages = (language: Language): Promise<Partial<Messages>> =>
  (import.meta.env.SSR ? WHOLE : FIRST)[language]();
