import { createHash } from 'node:crypto';

/**
 * What a page may load and do. Inline scripts are allowed by their hashes: public pages are cached, so a nonce would
 * repeat. MapLibre runs its worker from a blob; pictures of the map are blobs and data.
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[] = [],
  more: { connect?: readonly string[]; frames?: readonly string[] } = {},
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptSources].join(' ')}`,
    // React and the map set style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(more.connect ?? [])].join(' ')}`,
    ...(more.frames?.length ? [`frame-src ${more.frames.join(' ')}`] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** `'sha256-…'` of every inline script in a page, in the order they stand. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
}

/**
 * On every answer, as one constant: set one by one through a library they cost a quarter of a cached answer. The content
 * security policy belongs to pages and is set where a page is made.
 */
export const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const;
