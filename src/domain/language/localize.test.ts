import { expect, test } from 'vitest';
import { localize } from './localize.ts';

const written = { title: { en: 'Hello', es: 'Hola' }, cards: [{ text: { en: 'One' }, count: 2, link: null }] };

test('says every text of a document in one language', () => {
  expect(localize(written, 'es')).toEqual({ title: 'Hola', cards: [{ text: 'One', count: 2, link: null }] });
});

test('English stands in for a language a text was not written in', () => {
  expect(localize({ en: 'Hello', es: 'Hola' }, 'sv')).toBe('Hello');
});
