import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FileSettings } from '#server/providers/files/files-of.ts';

/**
 * Draws what the first visitor sees first, in time that nobody else wants: building the town occupies one core. Nobody
 * waits for it; what it does not get to is drawn when somebody asks.
 */
export function startDrawing({ FILES_URL, DATA_DIR }: FileSettings): ChildProcess {
  const drawing = fork(fileURLToPath(new URL('./drawing-process.ts', import.meta.url)), { stdio: 'ignore' });
  drawing.on('error', () => {});
  drawing.send({ FILES_URL, DATA_DIR } satisfies FileSettings);
  drawing.unref();
  drawing.channel?.unref();
  return drawing;
}
