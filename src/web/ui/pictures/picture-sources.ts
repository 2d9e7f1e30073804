import { heightOf, type PictureTheme, pictureFile, type Ratio, WIDTHS, type Width } from '#contract/media/media.ts';

export type PictureSources = { src: string; srcSet: string; width: number; height: number };

// A page of cards repeats these addresses hundreds of times; a finer choice would save less than it costs to say.
const MOST_WIDTHS = 4;

/** The widths up to `widest`, which should be about twice the largest place the picture fills. */
export function pictureSources(id: string, ratio: Ratio, widest: Width, theme: PictureTheme): PictureSources {
  const widths = WIDTHS.filter((width) => width <= widest).slice(-MOST_WIDTHS);
  return {
    src: pictureFile(id, ratio, widest, theme),
    srcSet: widths.map((width) => `${pictureFile(id, ratio, width, theme)} ${width}w`).join(', '),
    width: widest,
    height: heightOf(ratio, widest),
  };
}
