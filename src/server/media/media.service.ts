import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Files } from '../providers/files/files.ts';
import { crop } from './crop.ts';
import { lru } from './lru.ts';
import type { PictureRow, Pictures } from './media.repository.ts';
import type { ComposedPicture, PictureComposer } from './picture-composer.ts';
import { fileName, isPictureId, type PictureName, parsePictureName } from './picture-name.ts';
import { QueueFull, sharedWork, workQueue } from './work-queue.ts';

export type MediaService = {
  /** Which picture a path means. */
  find(address: string, file: string): Promise<PictureRequest>;
  /** Its bytes: from the store, or made now. */
  bytes(picture: PictureRequest): Promise<Buffer>;
};

/** What the picture is made of, and the key it is stored under. The key changes when anything that makes it up does. */
type PictureRequest = { key: string; etag: string; source: Source; name: PictureName };
type Source = { digest: string; isPrivate: boolean } & ({ composed: ComposedPicture } | { file: string });

type MediaDeps = {
  pictures: Pictures;
  files: Files;
  composer: PictureComposer;
  /** The id in an address, and whether its pass opens a private picture. */
  readPass(address: string): { id: string; mayOpen: boolean };
  limits?: { atOnce: number; waiting: number };
};

/** Two at once keep one core free to answer; two hundred waiting are some ten seconds of work. */
const LIMITS = { atOnce: 2, waiting: 200 };
const REMEMBERED_ROWS = 5000;

export function mediaService({ pictures, files, composer, readPass, limits = LIMITS }: MediaDeps): MediaService {
  const sources = lru<string, Promise<Source>>(REMEMBERED_ROWS);
  const once = sharedWork<Buffer>();
  const inTurn = workQueue(limits);

  async function load(id: string): Promise<Source> {
    const row = await pictures.get(id);
    if (!row) throw new AppError('not_found');
    return sourceOf(composer, id, row);
  }

  /** A private picture may be gone with who showed it, whatever its address still says. */
  async function sourceNow(id: string): Promise<Source> {
    const source = await sources.getOrMake(id, () => load(id));
    return source.isPrivate ? load(id) : source;
  }

  async function make({ source, name }: PictureRequest): Promise<Buffer> {
    if ('composed' in source) return source.composed.compose(name.ratio, name.width, name.theme);
    const original = await files.get(source.file);
    if (!original) throw new AppError('not_found');
    return crop(original.bytes, name.ratio, name.width);
  }

  return {
    async find(address, file) {
      const { id, mayOpen } = readPass(address);
      const requested = parsePictureName(file);
      if (!requested || !isPictureId(id)) throw new AppError('not_found');

      const source = await sourceNow(id);
      if (source.isPrivate && !mayOpen) throw new AppError('not_found');
      const name =
        'composed' in source && source.composed.followsTheme ? requested : { ...requested, theme: 'light' as const };
      return { key: keyOf(source, name), etag: `"${source.digest}-${fileName(name)}"`, source, name };
    },

    bytes: (picture) =>
      once(picture.key, async () => {
        const stored = await files.get(picture.key);
        if (stored) return stored.bytes;

        const made = await inTurn(() => make(picture)).catch((error: unknown) => {
          throw error instanceof QueueFull ? new AppError('overloaded') : error;
        });
        await files.put(picture.key, made, 'image/webp');
        return made;
      }),
  };
}

const keyOf = ({ digest }: Pick<Source, 'digest'>, name: PictureName): string => `media/${digest}/${fileName(name)}`;

/** Where a size of an uploaded file is stored. */
export const keyOfFile = (file: string, name: PictureName): string => keyOf({ digest: digestOfFile(file) }, name);

const digestOfFile = (file: string): string => digestOf(`file ${file}`);

function sourceOf(composer: PictureComposer, id: string, { recipe, file, is_private }: PictureRow): Source {
  if (file !== null) return { digest: digestOfFile(file), isPrivate: is_private, file };
  try {
    const composed = composer.read(recipe);
    return { digest: digestOf(composed.identity), isPrivate: is_private, composed };
  } catch (cause) {
    throw new Error(`picture ${id} has a recipe that cannot be composed`, { cause });
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);
