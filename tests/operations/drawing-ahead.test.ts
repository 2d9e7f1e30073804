import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startDrawing } from '#server/demo/pictures/ahead/start-drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what draws ahead puts pictures where the shop looks for them, until it is told to end', async () => {
  const endDrawing = startDrawing({ DATA_DIR: folder, FILES_URL: undefined });
  const media = join(folder, 'files', 'media');
  await expect.poll(() => existsSync(media) && readdirSync(media).length).toBeGreaterThan(0);
  await endDrawing();
  const drawn = readdirSync(media, { recursive: true }).map(String);
  expect(drawn.filter((name) => name.endsWith('.part'))).toEqual([]);
  // Whoever asks for an end twice, or too late, is told the same.
  await endDrawing();
  expect(readdirSync(media, { recursive: true })).toEqual(drawn);
});
