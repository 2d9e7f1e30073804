import { expect, test } from 'vitest';
import { speak } from './speak.ts';

const written = { title: { en: 'Hello', es: 'Hola' }, cards: [{ text: { en: 'One' }, count: 2, link: null }] };

test('says every text of a document in one language', () => {
  expect(speak(written, 'es')).toEqual({ title: 'Hola', cards: [{ text: 'One', count: 2, link: null }] });
});

test('English stands in for a language a text was not written in', () => {
  expect(speak({ en: 'Hello', es: 'Hola' }, 'sv')).toBe('Hello');
});
