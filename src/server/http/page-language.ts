import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languageOf } from '#domain/language/language.ts';
import { readLanguageAddress } from '#domain/language/language-address.ts';
import type { PageTheme } from './plain-page.ts';

/** The language of the address; else the one chosen in the shop, which its cookie begins with; else the browser's. */
export function pageLanguage({ headers, url }: { headers: IncomingHttpHeaders; url: string }): Language {
  const { language } = readLanguageAddress(url);
  if (language) return language;
  const chosen = /^([a-z]{2})\./.exec(shopCookie(headers.cookie) ?? '')?.[1];
  return languageOf(chosen ?? (headers['accept-language'] ?? '').split(/[,;]/)[0] ?? '');
}

/** Light or dark as it was chosen in the shop; else as the browser has it. */
export function pageTheme({ headers }: { headers: IncomingHttpHeaders }): PageTheme {
  const chosen = shopCookie(headers.cookie)?.split('.')[1];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** What the shop's own cookie says, among all that a browser sends. */
export const shopCookie = (cookies: string | undefined): string | undefined =>
  cookies === undefined ? undefined : /(?:^|;\s*)shop=([^;]*)/.exec(cookies)?.[1];
