import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';

describe('local files', () => {
  let folder: string;
  let files: Files;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'files-'));
    files = localFiles(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('what was put comes back with its type and size', async () => {
    await files.put('uploads/a/prescription.pdf', Buffer.from('page'), 'application/pdf');
    expect(await files.get('uploads/a/prescription.pdf')).toEqual({
      bytes: Buffer.from('page'),
      contentType: 'application/pdf',
      size: 4,
    });
  });

  test('a second put replaces the first and leaves nothing beside it', async () => {
    await files.put('twice/x.webp', Buffer.from('old'), 'image/webp');
    await Promise.all(['one', 'two'].map((text) => files.put('twice/x.webp', Buffer.from(text), 'image/webp')));
    expect(['one', 'two']).toContain((await files.get('twice/x.webp'))?.bytes.toString());
    expect(await readdir(join(folder, 'twice'))).toEqual(['x.webp']);
  });

  test('what is not there is null, and may be deleted', async () => {
    expect(await files.get('nothing.webp')).toBeNull();
    await files.put('gone.webp', Buffer.from('x'), 'image/webp');
    await files.delete('gone.webp');
    await files.delete('gone.webp');
    expect(await files.get('gone.webp')).toBeNull();
    expect(await files.get('gone.webp/below.webp')).toBeNull();
  });

  test.each([
    '../secret.webp',
    'a/../../secret.webp',
    '/etc/passwd',
    'a//b.webp',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    '',
    'a/',
  ])('the key %j is refused', async (key) => {
    await expect(files.get(key)).rejects.toThrow('not a file key');
    await expect(files.put(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('not a file key');
    await expect(files.delete(key)).rejects.toThrow('not a file key');
  });

  test('a file whose ending tells another type is refused', async () => {
    await expect(files.put('a.webp', Buffer.from('x'), 'image/png')).rejects.toThrow('does not end like');
  });
});
