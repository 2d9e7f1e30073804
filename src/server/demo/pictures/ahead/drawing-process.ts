import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { type FileSettings, filesOf } from '#server/providers/files/files-of.ts';
import { drawAhead } from './draw-ahead.ts';
import type { NamedRecipe } from './seen-first.ts';

// A process of its own: its priority is for all of it, and its memory goes with it. It ends when whoever started it says so,
// or is gone; not before the picture at hand is written, of which half a file would stay.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const end = new AbortController();
process.once('disconnect', () => end.abort());

const [settings] = (await once(process, 'message')) as [FileSettings];
const { pictures } = JSON.parse(await readFile(resolve('demo/pictures.json'), 'utf8')) as { pictures: NamedRecipe[] };
await drawAhead(pictures, filesOf(settings), end.signal);
if (process.connected) process.disconnect();
