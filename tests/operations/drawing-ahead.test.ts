import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startDrawing } from '#server/demo/pictures/ahead/start-drawing.ts';

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what draws ahead puts pictures where the shop looks for them, and ends with the shop', async () => {
  const drawing = startDrawing({ DATA_DIR: folder, FILES_URL: undefined });
  const ended = once(drawing, 'exit');
  const media = join(folder, 'files', 'media');
  await expect.poll(() => existsSync(media) && readdirSync(media).length).toBeGreaterThan(0);
  // As when the process that started it is gone, however it went.
  drawing.disconnect();
  expect(await ended).toEqual([0, null]);
});
