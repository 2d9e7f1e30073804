import { heightOf, type PictureTheme, pictureFile, type Ratio, WIDTHS, type Width } from '#contract/media/media.ts';

/** `srcSet` only where there is a choice. */
export type PictureSources = { src: string; srcSet: string | undefined; width: number; height: number };

// A page of cards repeats these addresses hundreds of times; a finer choice would save less than it costs to say.
const MOST_WIDTHS = 4;
/** Up to here it is a picture of a card: as it is, or for screens with half as many dots. */
const WIDEST_OF_CARDS = 640;

/** The widths up to `widest`, which should be about twice the largest place the picture fills. */
export function pictureSources(id: string, ratio: Ratio, widest: Width, theme: PictureTheme): PictureSources {
  const widths = widthsUpTo(widest);
  return {
    src: pictureFile(id, ratio, widest, theme),
    srcSet:
      widths.length > 1
        ? widths.map((width) => `${pictureFile(id, ratio, width, theme)} ${width}w`).join(', ')
        : undefined,
    width: widest,
    height: heightOf(ratio, widest),
  };
}

function widthsUpTo(widest: Width): readonly Width[] {
  const all = WIDTHS.filter((width) => width <= widest);
  if (widest > WIDEST_OF_CARDS) return all.slice(-MOST_WIDTHS);
  const half = all.find((width) => width >= widest / 2);
  return half === undefined || half === widest ? [widest] : [half, widest];
}
