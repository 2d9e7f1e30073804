import { heightOf, type PictureTheme, pictureFile, type Ratio, WIDTHS, type Width } from '#contract/media.ts';

export type PictureSources = { src: string; srcSet: string; width: number; height: number };

/** Every width up to `widest`, which should be about twice the largest place the picture fills. */
export function pictureSources(id: string, ratio: Ratio, widest: Width, theme: PictureTheme): PictureSources {
  const widths = WIDTHS.filter((width) => width <= widest);
  return {
    src: pictureFile(id, ratio, widest, theme),
    srcSet: widths.map((width) => `${pictureFile(id, ratio, width, theme)} ${width}w`).join(', '),
    width: widest,
    height: heightOf(ratio, widest),
  };
}
