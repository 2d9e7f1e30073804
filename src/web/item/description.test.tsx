import { describe, expect, test } from 'vitest';
import type { Landing } from '#contract/content/landing-shape.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { Description } from './description.tsx';

const drawn = (text: string, modalmanage: unknown = 'true') =>
  renderPagePart(<Description text={text} modalmanage={modalmanage} />, { landing: {} as Landing });

describe('the description of an item', () => {
  test('is there when its opener says the text "true", and only then [ITEM-015a]', () => {
    expect(drawn('Crisp and sweet.')).toContain('Crisp and sweet.');
    for (const other of [true, 'True', 'false', '', 1, undefined, null])
      expect(drawn('Crisp and sweet.', other ?? 'nothing')).toBe('');
  });

  test('ends after 130 characters, with a way to read on [ITEM-015b]', () => {
    const text = `${'x'.repeat(130)}y`;
    expect(drawn(text)).toContain(`${'x'.repeat(130)}…`);
    expect(drawn(text)).not.toContain('y</bdi>');
    expect(drawn(text)).toContain('Read more');
    expect(drawn('x'.repeat(130))).not.toContain('…');
    expect(drawn('x'.repeat(130))).not.toContain('Read more');
  });
});
