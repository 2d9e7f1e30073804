import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language.ts';

const PREFIXED: readonly string[] = LANGUAGES.map(({ key }) => key).filter((key) => key !== DEFAULT_LANGUAGE);

/** "/es/home" is /home in Spanish; an address without a language is the same page in whatever the shopper chose. */
export function readLanguageAddress(address: string): { language: Language | null; prefix: string; path: string } {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(?=[/?#]|$)(.*)$/s.exec(address) ?? [];
  if (!PREFIXED.includes(first)) return { language: null, prefix: '', path: address };
  return { language: first as Language, prefix: `/${first}`, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a page in a language. English needs none: addresses without a language are English to a stranger. */
export const addressIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;

/** Another page in the language that this page's address names; where it names none, neither does the other. */
export const besideAddress = (page: string, path: string): string => readLanguageAddress(page).prefix + path;
