import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailPictureFile, pictureFile } from '#contract/media/media.ts';
import { demoPictures } from '../demo/pictures/demo-pictures.ts';
import { answerError } from '../http/answer-error.ts';
import { localFiles } from '../providers/files/local-files.ts';
import type { PictureRow } from './media.repository.ts';
import { mediaRoutes } from './media.routes.ts';
import { mediaService } from './media.service.ts';

const ROWS: Record<string, PictureRow> = {
  burger: { recipe: { kind: 'scene', object: '1f354', ground: 'peach', base: 'plate' }, file: null, is_private: false },
  same: {
    recipe: { kind: 'scene', object: '1f354', ground: 'peach', base: 'plate', count: 1 },
    file: null,
    is_private: false,
  },
  logo: { recipe: { kind: 'logo', glyph: 'flame', colour: '#9c1f12' }, file: null, is_private: false },
  photo: { recipe: null, file: 'uploads/photo.png', is_private: false },
  lost: { recipe: null, file: 'uploads/lost.png', is_private: false },
  broken: { recipe: { kind: 'scene', object: 'nonsense' }, file: null, is_private: false },
  ...Object.fromEntries(
    ['peach', 'butter', 'sage', 'mint', 'sky', 'lilac'].map((ground) => [
      ground,
      { recipe: { kind: 'tile', object: '1f354', ground }, file: null, is_private: false },
    ]),
  ),
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const photo = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  await localFiles(folder).put('uploads/photo.png', photo, 'image/png');
});
afterAll(() => rm(folder, { recursive: true }));

function start({ limits, slow }: { limits?: { atOnce: number; waiting: number }; slow?: Promise<void> } = {}) {
  const counts = { composed: 0, asked: 0, looked: 0 };
  const stored = localFiles(slow ? join(folder, 'slow') : folder);
  const media = mediaService({
    pictures: {
      async get(id) {
        counts.asked += 1;
        return ROWS[id] ?? null;
      },
    },
    files: {
      ...stored,
      async get(key) {
        const found = await stored.get(key);
        counts.looked += 1;
        return found;
      },
    },
    readPass: (address) => ({ id: address, mayOpen: false }),
    composer: {
      read(recipe) {
        const picture = demoPictures.read(recipe);
        return {
          ...picture,
          async compose(...args) {
            counts.composed += 1;
            await slow;
            return picture.compose(...args);
          },
        };
      },
    },
    ...(limits && { limits }),
  });
  const app = fastify();
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ errors: [{ code: 'not_found' }] }));
  mediaRoutes(app, media);
  return { counts, get: (url: string, headers = {}) => app.inject({ url, headers }) };
}

describe('GET /media', () => {
  test('answers a WebP that may be kept for ever', async () => {
    const { get } = start();
    const reply = await get(pictureFile('burger', '4x3', 160));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(reply.rawPayload.length),
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160, height: 120 });
  });

  test('answers a small JPEG to mail programs, under the same rules', async () => {
    const { get } = start();
    const reply = await get(mailPictureFile('burger'));
    expect(reply.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 160, height: 160 });
    expect((await get(mailPictureFile('burger'), { 'if-none-match': reply.headers.etag })).statusCode).toBe(304);
    const asWebp = (await get(pictureFile('burger', '1x1', 160))).headers.etag;
    expect(asWebp).not.toBe(reply.headers.etag);
    expect((await get(mailPictureFile('nothing'))).statusCode).toBe(404);
  });

  test('answers 304 without a body to whoever has it', async () => {
    const { get, counts } = start();
    const { etag } = (await get(pictureFile('burger', '4x3', 240))).headers;
    for (const condition of [etag, `"other", ${etag}`, `W/${etag}`]) {
      const again = await get(pictureFile('burger', '4x3', 240), { 'if-none-match': condition });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    expect(counts).toEqual({ composed: 1, asked: 1, looked: 1 });
  });

  test('has its own picture by night, and the same logo', async () => {
    const { get } = start();
    const etags = async (id: string) => [
      (await get(pictureFile(id, '1x1', 96))).headers.etag,
      (await get(pictureFile(id, '1x1', 96, 'dark'))).headers.etag,
    ];
    const [day, night] = await etags('burger');
    expect(day).not.toBe(night);
    const [logo, logoAtNight] = await etags('logo');
    expect(logo).toBe(logoAtNight);
  });

  test('cuts an uploaded picture to the ratio', async () => {
    const { get } = start();
    const reply = await get(pictureFile('photo', '2x3', 96));
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 144 });
  });

  test.each([
    ['/media/nobody/4x3-480.webp', 'an id nobody has'],
    ['/media/lost/4x3-480.webp', 'an upload whose file is gone'],
    ['/media/burger/16x9-480.webp', 'a ratio that is not on the list'],
    ['/media/burger/4x3-481.webp', 'a width that is not on the list'],
    ['/media/burger/4x3-480-night.webp', 'a theme that is not on the list'],
    ['/media/burger/4x3-480.png', 'another format'],
    ['/media/burger/4x3-480.webp.part', 'an ending too many'],
    ['/media/..%2f..%2fetc/4x3-480.webp', 'an id that climbs'],
    ['/media/burger/..%2f..%2fpasswd', 'a file that climbs'],
    ['/media/burger%00/4x3-480.webp', 'an id with a zero byte'],
    ['/media/%2e%2e/4x3-480.webp', 'dots for an id'],
  ])('%s is no picture: %s', async (url) => {
    const { get, counts } = start();
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json().errors[0].code).toBe('not_found');
    expect(reply.headers['cache-control'] ?? 'no-store').toBe('no-store');
    expect(counts.composed).toBe(0);
  });

  test('an endless id is refused before anybody looks for it', async () => {
    const { get, counts } = start();
    const reply = await get(`/media/${'x'.repeat(3000)}/4x3-480.webp`);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(counts.asked).toBe(0);
  });

  test('a recipe that cannot be composed is a fault, not a missing picture', async () => {
    const { get } = start();
    expect((await get('/media/broken/4x3-480.webp')).statusCode).toBe(500);
  });
});

describe('making pictures', () => {
  test('two who ask at once get one composition; who asks later gets the stored file', async () => {
    const { get, counts } = start();
    const url = pictureFile('burger', '5x3', 320);
    const [one, two] = await Promise.all([get(url), get(url)]);
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    expect(counts.composed).toBe(1);

    const restarted = start();
    expect((await restarted.get(url)).rawPayload.equals(one.rawPayload)).toBe(true);
    expect((await restarted.get(pictureFile('same', '5x3', 320))).rawPayload.equals(one.rawPayload)).toBe(true);
    expect(restarted.counts.composed).toBe(0);
    const stored = await readdir(join(folder, 'media'), { recursive: true });
    expect(stored.filter((name) => name.endsWith('5x3-320.webp'))).toHaveLength(1);
  });

  test('more than may wait is refused at once with 503, and served later', async () => {
    let open = () => {};
    const slow = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { get, counts } = start({ limits: { atOnce: 2, waiting: 3 }, slow });
    const waiting = ['peach', 'butter', 'sage', 'mint', 'sky'].map((id) => get(pictureFile(id, '1x1', 96)));
    // None of them is stored yet, so all five are at work or wait for it.
    await expect.poll(() => counts.looked).toBe(5);

    const refused = await get(pictureFile('lilac', '1x1', 96));
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([503, 'overloaded']);
    expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    open();
    expect((await Promise.all(waiting)).map((reply) => reply.statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await get(pictureFile('lilac', '1x1', 96))).statusCode).toBe(200);
  });
});
