import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languageOf } from '#domain/language/language.ts';

/** The language chosen in the shop, which its cookie begins with; else the browser's. */
export function pageLanguage({ headers }: { headers: IncomingHttpHeaders }): Language {
  const chosen = /(?:^|;\s*)shop=([a-z]{2})\./.exec(headers.cookie ?? '')?.[1];
  return languageOf(chosen ?? (headers['accept-language'] ?? '').split(/[,;]/)[0] ?? '');
}
