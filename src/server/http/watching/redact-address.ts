/** What an operator needs to read a list's address by; nobody is known by these. */
const HARMLESS = new Set(['limit', 'offset', 'type', 'sort', 'filter', 'data_type', 'list_type']);

/** Paths that hold a key themselves: links to a parcel and to an application, and a private picture's pass. */
const KEYS = /(\/(?:parcel\/follow|registration)\/)[^/]+|(\/media\/[^/.]+\.\d+\.)[^/]+/gi;

/**
 * An address as it may stand in a log. A guest's id opens that guest's cart, a phone number an order, a ticket its
 * events, a key a payment, and what somebody searched is theirs: so no value is written down but those we know.
 */
export function redactAddress(url: string): string {
  const [sent = '', query] = url.split(/\?(.*)/s);
  const path = sent.replace(KEYS, '$1$2…');
  if (query === undefined) return path;
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=');
    return HARMLESS.has(name) || !part.includes('=') ? part : `${name}=…`;
  });
  return `${path}?${parts.join('&')}`;
}
