import { expect, test } from 'vitest';
import { mediaService } from '#server/media/media.service.ts';
import { parsePictureName } from '#server/media/picture-name.ts';
import type { Files } from '#server/providers/files/files.ts';
import { demoPictures } from '../demo-pictures.ts';
import { recipeSchema } from '../recipe.ts';
import { drawAhead } from './draw-ahead.ts';
import { seenFirst } from './seen-first.ts';

const named = (name: string, recipe: unknown) => ({ name, recipe: recipeSchema.parse(recipe) });
const SHELF = named('shelf', { kind: 'scene', object: '1f34c', ground: 'rose' });
const SIGN = named('sign', { kind: 'logo', glyph: 'shopping-bag', colour: '#c2410c' });
const TILE = named('tile', { kind: 'tile', object: '1f34c', ground: 'rose' });
const ALL = [SHELF, SIGN, TILE];

test('tiles come before signs, each in all its sizes; what stands on shelves waits until somebody looks', () => {
  const files = [...seenFirst(ALL)].map(({ id, file }) => `${id} ${file}`);
  expect(files).toEqual(['tile 1x1-96.webp', 'tile 1x1-160.webp', 'tile 1x1-240.webp', 'sign 1x1-96.webp']);
  for (const { file } of seenFirst(ALL)) expect(parsePictureName(file)).not.toBeNull();
});

test('the shop finds drawn what was drawn ahead, and draws only the rest', async () => {
  const stored = new Map<string, Buffer>();
  const files: Files = {
    put: async (key, bytes) => void stored.set(key, bytes),
    get: async (key) => {
      const bytes = stored.get(key);
      return bytes ? { bytes, contentType: 'image/webp', size: bytes.length } : null;
    },
    delete: async (key) => void stored.delete(key),
  };
  await drawAhead([SIGN, TILE], files);

  const drawn: string[] = [];
  const shop = mediaService({
    pictures: {
      get: async (id) => ({ recipe: ALL.find(({ name }) => name === id)?.recipe, file: null, is_private: false }),
    },
    files,
    composer: {
      read: (recipe) => ({
        ...demoPictures.read(recipe),
        compose: async (ratio, width, theme) => {
          drawn.push(`${ratio}-${width} ${theme}`);
          return Buffer.from('drawn now');
        },
      }),
    },
    readPass: (id) => ({ id, mayOpen: true }),
  });
  const ask = async (id: string, file: string) => shop.bytes(await shop.find(id, file));
  for (const [id, file] of [
    ['sign', '1x1-96.webp'],
    ['tile', '1x1-240.webp'],
    ['tile', '1x1-96.webp'],
  ] as const)
    expect((await ask(id, file)).subarray(8, 12).toString()).toBe('WEBP');
  expect(drawn).toEqual([]);
  await ask('shelf', '4x3-240.webp');
  expect(drawn).toEqual(['4x3-240 light']);
});
