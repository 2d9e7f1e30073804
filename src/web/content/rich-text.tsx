import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { HtmlNode } from './html-tree.ts';

/** What a page of text may be made of; the page has its one h1 already, so theirs go a step down. */
const TAGS: Record<string, string> = {
  ...{ h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h5', h6: 'h6', p: 'p', br: 'br', hr: 'hr', div: 'div' },
  ...{ section: 'section', blockquote: 'blockquote', pre: 'pre', code: 'code', span: 'span', address: 'address' },
  ...{ strong: 'strong', b: 'b', em: 'em', i: 'i', u: 'u', s: 's', small: 'small', sub: 'sub', sup: 'sup' },
  ...{ mark: 'mark', abbr: 'abbr', time: 'time', ul: 'ul', ol: 'ol', li: 'li', dl: 'dl', dt: 'dt', dd: 'dd' },
  ...{
    table: 'table',
    caption: 'caption',
    thead: 'thead',
    tbody: 'tbody',
    tfoot: 'tfoot',
    tr: 'tr',
    th: 'th',
    td: 'td',
  },
};

const LOOK =
  'text-ink-2 leading-relaxed [&>:first-child]:mt-0 [&>p:first-child]:text-ink md:[&>p:first-child]:text-lead ' +
  '[&_:is(h2,h3,h4)]:mt-9 [&_:is(h2,h3,h4)]:mb-2 [&_:is(h2,h3,h4)]:scroll-mt-24 [&_:is(h2,h3,h4)]:font-bold ' +
  '[&_:is(h2,h3,h4)]:text-ink [&_:is(h2,h3,h4)]:leading-tight [&_:is(h2,h3,h4)]:tracking-snug [&_h2]:text-lead ' +
  'md:[&_h2]:text-title [&_p]:my-3 [&_:is(ul,ol)]:my-3 [&_:is(ul,ol)]:ps-6 [&_ul]:list-disc [&_ol]:list-decimal ' +
  '[&_li]:my-2 [&_li]:ps-1 [&_li]:marker:font-semibold [&_li]:marker:text-accent-ink [&_hr]:my-8 ' +
  '[&_hr]:border-line [&_blockquote]:border-line-2 [&_blockquote]:border-s-2 [&_blockquote]:ps-4 ' +
  '[&_table]:my-4 [&_table]:w-full [&_:is(th,td)]:border-line [&_:is(th,td)]:border-b [&_:is(th,td)]:px-3 ' +
  '[&_:is(th,td)]:py-2.5 [&_:is(th,td)]:text-start [&_th]:bg-sunken [&_th]:text-ink [&_th]:text-small ' +
  '[&_a]:font-semibold [&_a]:text-accent-ink [&_a]:underline [&_strong]:text-ink';

/** A part of a page that has a heading, by which it can be gone to. */
export type Section = { id: string; title: string };

const isHeading = (node: HtmlNode): node is Exclude<HtmlNode, string> =>
  typeof node !== 'string' && (node.tag === 'h1' || node.tag === 'h2');

const idOf = (place: number): string => `part-${place}`;

const textOf = (node: HtmlNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

export const sectionsOf = (nodes: readonly HtmlNode[]): Section[] =>
  nodes.flatMap((node, place) => (isHeading(node) ? [{ id: idOf(place), title: textOf(node) }] : []));

/**
 * A page written by the business. The server has cleaned its HTML; here it becomes React elements from our own list all
 * the same, so that no HTML of data ever reaches the document as HTML.
 */
export function RichText({ nodes }: { nodes: readonly HtmlNode[] }) {
  return (
    <div className={LOOK}>
      {nodes.map((node, place) => (isHeading(node) ? drawElement(node, place, idOf(place)) : draw(node, place)))}
    </div>
  );
}

function draw(node: HtmlNode, place: number): ReactNode {
  return typeof node === 'string' ? node : drawElement(node, place);
}

function drawElement(node: Exclude<HtmlNode, string>, place: number, id?: string): ReactNode {
  const children = node.children.length > 0 ? node.children.map(draw) : undefined;
  if (node.tag === 'a') return <TextLink key={place} href={node.attributes.href} inside={children} />;
  const tag = TAGS[node.tag];
  if (!tag) return children;
  const { lang, dir, datetime: dateTime, colspan, rowspan } = node.attributes;
  const spans = { ...(colspan && { colSpan: Number(colspan) }), ...(rowspan && { rowSpan: Number(rowspan) }) };
  return createElement(tag, { key: place, id, lang, dir, dateTime, ...spans }, children);
}

function TextLink({ href, inside }: { href: string | undefined; inside: ReactNode }) {
  if (href?.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{inside}</Link>;
  if (!href || !/^(https?:|mailto:|tel:)/.test(href)) return <span>{inside}</span>;
  return (
    <a href={href} rel="noopener noreferrer">
      {inside}
    </a>
  );
}
