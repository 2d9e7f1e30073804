import { createHash } from 'node:crypto';

/**
 * What a page may load and do. Inline scripts are allowed by the hashes of our own: public pages are cached, so a nonce
 * would repeat. MapLibre runs its worker from a blob; pictures of the map are blobs and data.
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[] = [],
  more: { connect?: readonly string[]; frames?: readonly string[]; forms?: readonly string[] } = {},
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
    // Also where the answer to a form may lead on to.
    `form-action ${["'self'", ...(more.forms ?? [])].join(' ')}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** How a policy names an inline script. */
export const scriptHash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * The page as it is sent, in pieces, and the hashes of its inline scripts: of those that we wrote, which carry the mark
 * that only this one rendering knew. A script that came in with somebody's text does not, and no browser runs it.
 */
export function ownScripts(html: string, mark: string): { pieces: string[]; hashes: string[] } {
  // The page is cached and goes to many: a mark that everybody can read would be none.
  const pieces = html.split(` nonce="${mark}"`);
  const hashes = new Set<string>();
  for (const [at, after] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before === undefined) continue;
    const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'));
    if (!tag.startsWith('<script ') && tag !== '<script') continue;
    if (!/\ssrc=/.test(tag)) hashes.add(scriptHash(after.slice(after.indexOf('>') + 1, after.indexOf('</script>'))));
  }
  return { pieces, hashes: [...hashes] };
}

/** Pages are for our own; the API and pictures also serve the clients of ALLOWED_ORIGINS, on whose pages they are shown. */
export const PAGE_HEADERS = { 'cross-origin-resource-policy': 'same-origin' } as const;

/**
 * On every answer, as one constant: set one by one through a library they cost a quarter of a cached answer. The content
 * security policy belongs to pages and is set where a page is made.
 */
export const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
} as const;
