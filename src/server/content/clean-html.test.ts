import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

describe('cleanHtml', () => {
  test('keeps what a page of text is made of', async () => {
    const page =
      '<h2>Refunds</h2><p>Within <strong>14 days</strong>, see <a href="/terms-and-conditions">terms</a>.</p>';
    expect(await cleanHtml(page)).toBe(page);
  });

  test.each([
    ['a script', '<p>Hi</p><script>steal()</script>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="steal()">Hi</p>', '<p>Hi</p>'],
    ['a script link', '<a href="javascript:steal()">x</a>', '<a>x</a>'],
    ['a script link in disguise', '<a href="java&#x0a;script:steal()">x</a>', '<a>x</a>'],
    ['a data link', '<a href="data:text/html,<script>steal()</script>">x</a>', '<a>x</a>'],
    ['a link to any host by the page protocol', '<a href="//evil.example">x</a>', '<a>x</a>'],
    ['a picture that runs code', '<img src=x onerror="steal()">', ''],
    ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
    ['a style', '<style>p{display:none}</style><p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['a drawing that runs code', '<svg><animate onbegin="steal()"></svg>', ''],
    ['a form', '<form action="https://evil.example"><input name="password"></form>', ''],
  ])('takes out %s [SEC-004]', async (_, html, clean) => {
    expect(await cleanHtml(html)).toBe(clean);
  });

  test('a link into a new window cannot steer ours [SEC-004]', async () => {
    expect(await cleanHtml('<a href="https://example.org" target="_blank">x</a>')).toBe(
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });
});
