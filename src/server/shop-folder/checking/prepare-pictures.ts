import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#server/db/db.ts';
import { MOST_PIXELS } from '#server/media/crop.ts';
import { loadSharp } from '#server/media/load-sharp.ts';
import { LONGEST_SIDE, rewriteImage } from '#server/media/upload-image.ts';
import { storedPictures } from '../known.repository.ts';
import type { Problems } from '../problems.ts';

/** A picture of the folder as the shop will have it. `path`: what is still to be stored; null: it is stored already. */
type PreparedPicture = { name: string; id: string; file: string; source_digest: string; path: string | null };

export type PreparedPictures = { list: readonly PreparedPicture[]; remove(): Promise<void> };

const LARGEST_FILE = 20 * 1024 * 1024;
const AT_ONCE = 4;

/**
 * Reads every picture that is shown, and makes it as uploads are made: decoded, upright, without what else the file
 * carried. A picture's id ends with what it looks like, so that a changed picture is another one, wherever it was cached.
 */
export async function preparePictures(
  db: Db,
  root: string,
  names: readonly string[],
  problems: Problems,
): Promise<PreparedPictures> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const list: PreparedPicture[] = [];
  try {
    for (let from = 0; from < names.length; from += AT_ONCE)
      list.push(...(await prepareSome(db, root, folder, names.slice(from, from + AT_ONCE), problems)));
    return { list, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function prepareSome(
  db: Db,
  root: string,
  folder: string,
  names: readonly string[],
  problems: Problems,
): Promise<PreparedPicture[]> {
  const read = (await Promise.all(names.map((name) => readPicture(root, name, problems)))).filter(
    (one) => one !== null,
  );
  const known = new Map(
    (
      await storedPictures(
        db,
        read.map(({ digest }) => digest),
      )
    ).map(({ source_digest, id }) => [source_digest, id]),
  );
  const prepared = read.map(async ({ name, bytes, digest }) => {
    const stored = known.get(digest);
    if (stored) return { name, id: stored, file: fileOf(stored), source_digest: digest, path: null };
    const clean = await cleaned(bytes, name).catch(() => null);
    if (!clean) {
      problems.add(`pictures/${name}`, null, '', 'cannot be read as a picture; was it written to the end?');
      return null;
    }
    const id = pictureId(name, clean);
    const path = join(folder, `${id}.webp`);
    await writeFile(path, clean);
    return { name, id, file: fileOf(id), source_digest: digest, path };
  });
  return (await Promise.all(prepared)).filter((one) => one !== null);
}

const fileOf = (id: string): string => `shop/${id}.webp`;

async function readPicture(root: string, name: string, problems: Problems) {
  const path = join(root, 'pictures', name);
  if ((await stat(path)).size > LARGEST_FILE) {
    problems.add(`pictures/${name}`, null, '', `is larger than ${LARGEST_FILE / 1024 / 1024} MB`);
    return null;
  }
  const bytes = await readFile(path);
  return { name, bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** What is already as we store it is stored as it is: a shop that was written out and read again has the same pictures. */
async function cleaned(bytes: Buffer, name: string): Promise<Buffer> {
  if (!name.toLowerCase().endsWith('.webp')) return rewriteImage(bytes);
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height, format, exif, xmp, icc } = await picture.metadata();
  const isClean = format === 'webp' && Math.max(width, height) <= LONGEST_SIDE && !exif && !xmp && !icc;
  if (!isClean) return rewriteImage(bytes);
  await picture.stats();
  return bytes;
}

const LONGEST_STEM = 80;

/** burger.jpg → burger-1f0c9a3e */
function pictureId(name: string, bytes: Buffer): string {
  const look = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const stem = name
    .slice(0, name.lastIndexOf('.'))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LONGEST_STEM);
  return stem.endsWith(`-${look}`) ? stem : `${stem || 'picture'}-${look}`;
}
