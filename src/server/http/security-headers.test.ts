import { expect, test } from 'vitest';
import { ownScripts, scriptHash } from './security-headers.ts';

test('only inline scripts that carry the mark are allowed, and nobody sees the mark', () => {
  const { pieces, hashes } = ownScripts(
    [
      '<link rel="modulepreload" nonce="m1" href="/a.js"/>',
      '<script nonce="m1">one()</script>',
      '<script type="module" async="" nonce="m1">two("<b>")</script>',
      '<script nonce="m1" type="application/ld+json">{}</script>',
      '<script src="/b.js" nonce="m1"></script>',
      '<script>theirs()</script>',
      '<script nonce="m2">theirs()</script>',
    ].join('<p>words</p>'),
    'm1',
  );
  expect(hashes).toEqual(['one()', 'two("<b>")', '{}'].map(scriptHash));
  const html = pieces.join('');
  expect(html).not.toContain('m1');
  expect(html).toContain('<script>one()</script>');
});
