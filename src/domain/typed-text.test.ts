import { expect, test } from 'vitest';
import { typedText } from './typed-text.ts';

test.each([
  ['', 'nothing'],
  [' \n\t\u00a0', 'spaces'],
  ['\u200b', 'a space without width'],
  ['\u202e\u202e', 'marks of direction alone'],
  ['\u200f \u2060\ufeff', 'marks and spaces'],
  ['\u3164\u2800', 'letters that are drawn as nothing'],
])('%j is none: %s', (text) => expect(typedText(text)).toBe(''));

test.each(['Maja', '玛雅', 'مايا', '7', '.', '👨‍👩‍👧', 'سلام!\u200f', 'می‌خواهم', 'a\u202eb'])(
  '%j stays as it was written',
  (text) => expect(typedText(` ${text}\n`)).toBe(text),
);
