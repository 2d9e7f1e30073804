import { describe, expect, test } from 'vitest';
import { followsTheme, objectsOf, recipeSchema } from './recipe.ts';

describe('a recipe', () => {
  test('may leave out base, props, count and look', () => {
    expect(recipeSchema.parse({ kind: 'scene', object: '1f354', ground: 'peach' })).toEqual({
      kind: 'scene',
      object: '1f354',
      ground: 'peach',
      base: 'none',
      props: [],
      count: 1,
      look: 0,
    });
  });

  test.each([
    { kind: 'scene', object: '../../etc/passwd', ground: 'peach' },
    { kind: 'scene', object: '1f354', ground: 'pink' },
    { kind: 'scene', object: '1f354', ground: 'peach', count: 4 },
    { kind: 'scene', object: '1f354', ground: 'peach', look: 60 },
    { kind: 'scene', object: 'carton-pink-pill', ground: 'peach' },
    { kind: 'scene', object: 'carton-sky-../pill', ground: 'peach' },
    { kind: 'scene', object: 'pizza-../tomato', ground: 'peach' },
    { kind: 'scene', object: 'pie-apple', ground: 'peach' },
    { kind: 'scene', object: '1f457-hue-red', ground: 'peach' },
    { kind: 'logo', glyph: '../flame', colour: '#9c1f12' },
    { kind: 'logo', glyph: 'flame', colour: '"/><script>' },
    { kind: 'banner', objects: [], ground: 'peach' },
    { kind: 'painting', object: '1f354' },
  ])('%j is refused', (recipe) => {
    expect(recipeSchema.safeParse(recipe).success).toBe(false);
  });

  test('names every object it shows', () => {
    const cover = recipeSchema.parse({
      kind: 'cover',
      object: '1f354',
      objects: ['1f35f'],
      props: ['1f345'],
      ground: 'peach',
    });
    expect(objectsOf(cover)).toEqual(['1f354', '1f35f', '1f345']);
  });

  test('of a logo or an icon is the same by night', () => {
    const kinds = [
      { kind: 'logo', glyph: 'flame', colour: '#9c1f12' },
      { kind: 'icon', object: '1f354' },
      { kind: 'tile', object: '1f354', ground: 'peach' },
    ].map((recipe) => followsTheme(recipeSchema.parse(recipe)));
    expect(kinds).toEqual([false, false, true]);
  });
});
