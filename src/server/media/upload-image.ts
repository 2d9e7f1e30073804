import { AppError } from '#contract/errors.ts';
import { type ImageRefusal, refuseImage } from '#domain/media/refuse-image.ts';
import { MOST_PIXELS } from './crop.ts';
import { loadSharp } from './load-sharp.ts';
import { QueueFull, workQueue } from './work-queue.ts';

/** The first bytes of what we take. Nothing else is even shown to the decoder. */
const SIGNATURES = {
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: ['GIF87a', 'GIF89a'].map((text) => [...Buffer.from(text)]),
} as const;

/** No screen shows an upload larger; the original is not stored. */
export const LONGEST_SIDE = 1600;

/** Encoders make about ten. Each costs a walk over the whole picture, and hardly a byte: thousands keep a core for half a minute. */
const MOST_SCANS = 100;

const inTurn = workQueue({ atOnce: 2, waiting: 30 });

/**
 * An uploaded picture, decoded and written anew: upright, without whatever else the file carried (place, camera, hidden
 * parts), in the one format we store.
 */
export async function cleanImage(file: File, field: string): Promise<Buffer> {
  const refusal = refuseImage(file);
  if (refusal) throw refused(refusal, field);
  const bytes = Buffer.from(await file.arrayBuffer());
  const format = formatOf(bytes);
  if (!format || (format === 'jpeg' && hasTooManyScans(bytes))) throw refused('format', field);

  const sharp = await loadSharp();
  const { width, height, ...found } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0, format: null }));
  if (found.format !== format) throw refused('format', field);
  if (width * height > MOST_PIXELS) throw new AppError('image_too_large', field);

  return inTurn(() => rewriteImage(bytes)).catch((error: unknown) => {
    if (error instanceof QueueFull) throw new AppError('overloaded');
    // It began like a picture and is none, or is cut off.
    throw refused('format', field);
  });
}

/** Written anew in the one format we store. */
export async function rewriteImage(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 88, effort: 3 })
    .toBuffer();
}

function formatOf(bytes: Buffer): keyof typeof SIGNATURES | null {
  for (const format of ['jpeg', 'png', 'gif'] as const) {
    if (SIGNATURES[format].some((signature) => signature.every((byte, at) => bytes[at] === byte))) return format;
  }
  return null;
}

/** By their markers, which cannot stand in what is drawn. */
function hasTooManyScans(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf('ffda', 0, 'hex'); at !== -1; at = bytes.indexOf('ffda', at + 2, 'hex')) {
    scans += 1;
    if (scans > MOST_SCANS) return true;
  }
  return false;
}

const refused = (refusal: ImageRefusal, field: string): AppError =>
  new AppError(refusal === 'size' ? 'file_too_large' : 'file_format', field);
