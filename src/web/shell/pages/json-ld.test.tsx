import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('whatever a name holds, it cannot end the block, and it is read as it was written [SEO-003]', () => {
  const name = '</script><script>alert(1)</script> & "quoted" <!-- ';
  const html = renderToStaticMarkup(<JsonLd data={{ '@type': 'Store', name }} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, text = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Store', name });
});
