import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FileSettings } from '#server/providers/files/files-of.ts';

/**
 * Draws what the first visitor sees first, in time that nobody else wants: building the town occupies one core. Nobody
 * waits for it, and what is returned ends it: beside a shop that is open it would take from its answers, and what it did
 * not get to is drawn when somebody asks.
 */
export function startDrawing({ FILES_URL, DATA_DIR }: FileSettings): () => Promise<void> {
  const drawing = fork(fileURLToPath(new URL('./drawing-process.ts', import.meta.url)), { stdio: 'ignore' });
  const isOver = new Promise<void>((done) => {
    drawing.once('exit', () => done());
    drawing.once('error', () => done());
  });
  drawing.send({ FILES_URL, DATA_DIR } satisfies FileSettings, () => {});
  return () => {
    if (drawing.connected) drawing.disconnect();
    return isOver;
  };
}
