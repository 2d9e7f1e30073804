import type { Files } from '../providers/files/files.ts';
import { loadSharp } from './load-sharp.ts';
import type { MediaService } from './media.service.ts';

/** Which icons an installed shop has. `inset`: how much of each side is left free, for systems that cut a shape out. */
export const APP_ICONS = {
  '180': { size: 180, inset: 0.1 },
  '192': { size: 192, inset: 0 },
  '512': { size: 512, inset: 0 },
  'maskable-512': { size: 512, inset: 0.15 },
} as const;

export type AppIcon = keyof typeof APP_ICONS;

/** The picture as such an icon: from the store, or made now. Where something is left free the ground shows. */
export async function appIcon(
  { media, files }: { media: MediaService; files: Files },
  picture_id: string,
  icon: AppIcon,
  ground: string,
): Promise<Buffer> {
  const picture = await media.find(picture_id, '1x1-640.webp');
  const key = `${picture.key}-icon-${icon}-${ground.slice(1)}.png`;
  const stored = await files.get(key);
  if (stored) return stored.bytes;
  const made = await draw(await media.bytes(picture), APP_ICONS[icon], ground);
  await files.put(key, made, 'image/png');
  return made;
}

async function draw(bytes: Buffer, { size, inset }: { size: number; inset: number }, ground: string): Promise<Buffer> {
  const sharp = await loadSharp();
  const edge = Math.round(size * inset);
  const inner = sharp(bytes).resize(size - 2 * edge, size - 2 * edge);
  if (edge === 0) return inner.png().toBuffer();
  const filled = await inner.flatten({ background: ground }).toBuffer();
  return sharp(filled)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png()
    .toBuffer();
}
