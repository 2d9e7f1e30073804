/** A file as its sender describes it. What is really in it only the server finds out. */
export type SentFile = { name: string; type: string; size: number };

export type ImageRefusal = 'format' | 'size';

export const LARGEST_IMAGE = 2 * 1024 * 1024;

/** As many are sent at a time. */
export const MOST_IMAGES = 3;

const ENDINGS = ['jpg', 'jpeg', 'png', 'gif'];
const TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'];
/** What a sender says that does not know. */
const NO_TYPE = ['', 'application/octet-stream'];

export function refuseImage({ name, type, size }: SentFile): ImageRefusal | null {
  if (!TYPES.includes(type) && !NO_TYPE.includes(type)) return 'format';
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined ? !TYPES.includes(type) : !ENDINGS.includes(ending)) return 'format';
  return size > LARGEST_IMAGE ? 'size' : null;
}
