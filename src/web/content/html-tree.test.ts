import { expect, test } from 'vitest';
import { htmlTree } from './html-tree.ts';

test('elements stand inside each other, with their attributes', () => {
  expect(htmlTree('<p>See <a href="/terms" title="A &quot;b&quot;">the <strong>terms</strong></a>.</p>')).toEqual([
    {
      tag: 'p',
      attributes: {},
      children: [
        'See ',
        {
          tag: 'a',
          attributes: { href: '/terms', title: 'A "b"' },
          children: ['the ', { tag: 'strong', attributes: {}, children: ['terms'] }],
        },
        '.',
      ],
    },
  ]);
});

test('elements without an inside do not swallow what follows', () => {
  expect(htmlTree('a<br />b<hr />c')).toEqual([
    'a',
    { tag: 'br', attributes: {}, children: [] },
    'b',
    { tag: 'hr', attributes: {}, children: [] },
    'c',
  ]);
});

test('escaped characters are read once: what was written as text stays text', () => {
  expect(htmlTree('1 &lt; 2 &amp;amp; &lt;script&gt;')).toEqual(['1 < 2 &amp; <script>']);
});

test.each(['<p>open', '</p>', '<p></div></p>', '<', '<p <b>x</b>', '<p onclick=steal()>x</p>'])(
  'broken HTML %j is read without end or failure',
  (html) => {
    expect(JSON.stringify(htmlTree(html))).not.toContain('onclick');
  },
);
