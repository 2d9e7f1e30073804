import type { Ratio } from '#contract/media/media.ts';

/**
 * `page`: a square. `wide`: a phone's quick view; both with the thumbnails below. `tall`: fills its column with the
 * thumbnails on it; on a tablet the column is too narrow for that, and the picture keeps its shape.
 */
export type GalleryLook = 'page' | 'tall' | 'wide';

export const FRAMES: Record<GalleryLook, { frame: string; ratio: Ratio; sizes: string }> = {
  page: { frame: 'aspect-square rounded-card', ratio: '1x1', sizes: '(min-width: 768px) 46vw, 100vw' },
  tall: {
    frame: 'max-[1000px]:aspect-2/3 max-[1000px]:rounded-card min-[1000px]:h-full',
    ratio: '2x3',
    sizes: '500px',
  },
  wide: { frame: 'aspect-[390/250]', ratio: '4x3', sizes: '100vw' },
};
