import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { htmlTree } from './html-tree.ts';
import { RichText, sectionsOf } from './rich-text.tsx';

const drawn = (html: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichText nodes={htmlTree(html)} />
    </MemoryRouter>,
  ).replace(/^<div[^>]*>|<\/div>$/g, '');

test('a page of text comes out as it was written', () => {
  expect(drawn('<h2>Refunds</h2><p>Within <strong>14 days</strong>.<br />Or later.</p><ul><li>One</li></ul>')).toBe(
    '<h2 id="part-0">Refunds</h2><p>Within <strong>14 days</strong>.<br/>Or later.</p><ul><li>One</li></ul>',
  );
});

test('the page keeps its one first heading', () => {
  expect(drawn('<h1>Terms</h1>')).toBe('<h2 id="part-0">Terms</h2>');
});

test('its sections are listed by the headings they can be gone to by', () => {
  const html = '<p>First</p><h2>Who <em>sees</em> it</h2><p>Us</p><h3>Really</h3><h2>Your rights</h2>';
  expect(sectionsOf(htmlTree(html))).toEqual([
    { id: 'part-1', title: 'Who sees it' },
    { id: 'part-4', title: 'Your rights' },
  ]);
  expect(drawn(html)).toContain('<h2 id="part-4">Your rights</h2>');
});

test('a link of ours stays in the shop, another one tells nobody where it came from', () => {
  expect(drawn('<a href="/about-us">us</a>')).toContain('<a href="/about-us"');
  expect(drawn('<a href="https://example.org">them</a>')).toBe(
    '<a href="https://example.org" rel="noopener noreferrer">them</a>',
  );
});

test.each([
  ['a script link', '<a href="javascript:steal()">x</a>', '<span>x</span>'],
  ['a link to any host by the page protocol', '<a href="//evil.example">x</a>', '<span>x</span>'],
  ['a script', '<script>steal()</script>', 'steal()'],
  ['an event handler', '<p onclick="steal()">x</p>', '<p>x</p>'],
  ['a picture', '<img src="x" onerror="steal()" />after', 'after'],
  ['a style', '<p style="position:fixed">x</p>', '<p>x</p>'],
])('%s does nothing, even if the server had let it through [SEC-004]', (_, html, harmless) => {
  expect(drawn(html)).toBe(harmless);
});
