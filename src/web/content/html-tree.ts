/** Text, or an element with its attributes and what is inside it. */
export type HtmlNode = string | { tag: string; attributes: Record<string, string>; children: HtmlNode[] };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>|([^<]+)|<[^>]*>?/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;
const VOID: ReadonlySet<string> = new Set(['br', 'hr']);

/**
 * Reads the HTML our server writes: cleaned, every element closed, every attribute quoted, four characters escaped.
 * It is no reader of the world's HTML and need not be one; what it does not know it leaves out.
 */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: { tag: string; children: HtmlNode[] }[] = [];
  for (const [, closing, tag = '', attributes = '', text] of html.matchAll(TOKEN)) {
    const inside = open.at(-1)?.children ?? root;
    if (text !== undefined) inside.push(plain(text));
    else if (tag === '') continue;
    else if (closing) {
      if (open.at(-1)?.tag === tag) open.pop();
    } else {
      const element = { tag, attributes: attributesOf(attributes), children: [] };
      inside.push(element);
      if (!VOID.has(tag)) open.push(element);
    }
  }
  return root;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, plain(value)]));

const CHARACTERS: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const plain = (text: string): string => text.replace(/&(?:lt|gt|quot|amp);/g, (name) => CHARACTERS[name] ?? name);
