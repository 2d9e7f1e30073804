import { expect, test } from 'vitest';
import { likeness, lookOf } from './look.ts';

test('two looks that follow each other agree in nearly nothing', () => {
  const agreeing = Array.from({ length: 59 }, (_, look) => likeness(look, look + 1));
  expect(Math.max(...agreeing)).toBeLessThanOrEqual(3);
  expect(likeness(7, 7)).toBe(Object.keys(lookOf(7)).length);
});
