import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { heightOf, PICTURE_THEMES, RATIOS } from '#contract/media/media.ts';
import { compose } from './compose.ts';
import { followsTheme, type Recipe, type RecipeInput, recipeSchema } from './recipe.ts';

const RECIPES = {
  scene: { kind: 'scene', object: '1f354', ground: 'peach', base: 'plate', props: ['1f345', '1f96c'] },
  'scene of three': { kind: 'scene', object: '1f353', ground: 'rose', base: 'none', props: ['1f33f'], count: 3 },
  'scene on a podium': { kind: 'scene', object: '1f48a', ground: 'mint', base: 'podium' },
  'scene in another look': {
    kind: 'scene',
    object: '1f354',
    ground: 'peach',
    base: 'board',
    props: ['1f345'],
    look: 33,
  },
  'scene of a packet': { kind: 'scene', object: 'carton-sky-pill', ground: 'mint', base: 'podium', look: 7 },
  'scene of what lies flat': {
    kind: 'scene',
    object: 'pizza-tomato-salami-onion-pulled',
    ground: 'butter',
    base: 'board',
    props: ['1f345'],
    look: 5,
  },
  'scene of a bowl': { kind: 'scene', object: 'bowl-navy-tonkotsu-egg-nori', ground: 'rose', base: 'none', look: 1 },
  'scene in another hue': { kind: 'scene', object: '1f457-hue-150', ground: 'sand', base: 'podium' },
  'scene of a glass': { kind: 'scene', object: 'glass-cola-ice', ground: 'rose', base: 'none', look: 11 },
  cover: { kind: 'cover', object: '1f355', ground: 'butter', base: 'board', props: ['1f345', '1f33f'] },
  banner: { kind: 'banner', objects: ['1f354', '1f35f', '1f964'], ground: 'peach', base: 'plate', props: ['1f96c'] },
  group: { kind: 'group', object: '1f6f5', objects: ['1f4e6', '1f354'], ground: 'sky', base: 'podium' },
  vehicle: { kind: 'vehicle', object: '1f697', ground: 'sky', hue: 150 },
  'grey vehicle': { kind: 'vehicle', object: '1f697', ground: 'sky', grey: true },
  logo: { kind: 'logo', glyph: 'flame', colour: '#9c1f12' },
  icon: { kind: 'icon', object: '1f354' },
  avatar: { kind: 'avatar', object: '1f469' },
  tile: { kind: 'tile', object: '1f354', ground: 'peach' },
  map: {
    kind: 'map',
    areas: [
      {
        points: [
          [10, 10],
          [90, 20],
          [40, 80],
        ],
        ground: 'sage',
      },
    ],
    river: [
      [0, 50],
      [100, 60],
    ],
  },
} satisfies Record<string, RecipeInput>;

const recipes = Object.entries(RECIPES).map(([name, recipe]) => ({ name, recipe: recipeSchema.parse(recipe) }));
const small = (recipe: Recipe, theme: 'light' | 'dark' = 'light') => compose(recipe, '4x3', 160, theme);

async function pixel(picture: Buffer, x: number, y: number) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

describe.each(recipes)('$name', ({ recipe }) => {
  test.each(RATIOS)('in %s is a WebP of exactly the asked size, by day and by night', async (ratio) => {
    for (const theme of PICTURE_THEMES) {
      const picture = await compose(recipe, ratio, 96, theme);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 96, height: heightOf(ratio, 96) });
      await expect(sharp(picture).stats()).resolves.toBeDefined();
    }
  });

  test('gives the same bytes for the same question', async () => {
    expect((await small(recipe)).equals(await small(recipe))).toBe(true);
  });

  test('follows the theme exactly where it says so', async () => {
    const same = (await small(recipe)).equals(await small(recipe, 'dark'));
    expect(same).toBe(!followsTheme(recipe));
  });
});

describe('a picture', () => {
  test('stays small: a 480 px scene is under 25 KB', async () => {
    const picture = await compose(recipeSchema.parse(RECIPES.scene), '4x3', 480, 'light');
    expect(picture.length).toBeLessThan(25 * 1024);
  });

  test('of an icon has nothing behind the object', async () => {
    const picture = await compose(recipeSchema.parse(RECIPES.icon), '1x1', 160, 'light');
    expect((await pixel(picture, 0.01, 0.01))[3]).toBe(0);
    expect((await pixel(picture, 0.5, 0.5))[3]).toBe(255);
  });

  test('of a banner leaves the left half free', async () => {
    const [banner, ground] = await Promise.all([
      compose(recipeSchema.parse(RECIPES.banner), '5x2', 320, 'light'),
      compose(recipeSchema.parse({ kind: 'banner', objects: ['1f354'], ground: 'peach' }), '5x2', 320, 'light'),
    ]);
    const half = (picture: Buffer) =>
      sharp(picture).extract({ left: 0, top: 0, width: 150, height: 128 }).removeAlpha().raw().toBuffer();
    const [here, there] = await Promise.all([half(banner), half(ground)]);
    const farthest = here.reduce((most, value, at) => Math.max(most, Math.abs(value - (there[at] ?? 0))), 0);
    expect(farthest).toBeLessThan(12);
  });

  test('of a logo shows its colour, under old names of its glyph too', async () => {
    const old = recipeSchema.parse({ kind: 'logo', glyph: 'activity-square', colour: '#1f6b43' });
    const real = recipeSchema.parse({ kind: 'logo', glyph: 'square-activity', colour: '#1f6b43' });
    const picture = await small(old);
    expect(picture.equals(await small(real))).toBe(true);
    const [red = 0, green = 0, blue = 0] = await pixel(picture, 0.05, 0.05);
    expect(Math.abs(red - 0x1f) + Math.abs(green - 0x6b) + Math.abs(blue - 0x43)).toBeLessThan(12);
  });

  test.each(['fffff', 'pizza-tomato-gravel', 'laptop-sky-gravel'])(
    'of %s, which nobody can draw, fails loudly',
    async (object) => {
      await expect(small(recipeSchema.parse({ kind: 'icon', object }))).rejects.toThrow();
    },
  );

  test('of the same thing in another hue has its shape and other colours', async () => {
    const [red, turned] = await Promise.all(
      ['1f457', '1f457-hue-150'].map((object) => small(recipeSchema.parse({ kind: 'icon', object }))),
    );
    const shapeOf = (picture: Buffer | undefined) => sharp(picture).extractChannel('alpha').raw().toBuffer();
    expect((await shapeOf(red)).equals(await shapeOf(turned))).toBe(true);
    expect(turned && red?.equals(turned)).toBe(false);
  });
});
