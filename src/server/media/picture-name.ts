import { PICTURE_THEMES, type PictureTheme, RATIOS, type Ratio, WIDTHS, type Width } from '#contract/media/media.ts';

/** Which file of a picture: `4x3-480.webp`, `4x3-480-dark.webp`. */
export type PictureName = { ratio: Ratio; width: Width; theme: PictureTheme };

const NAMES = new Map<string, PictureName>(
  RATIOS.flatMap((ratio) =>
    WIDTHS.flatMap((width) =>
      PICTURE_THEMES.map((theme) => {
        const name = { ratio, width, theme };
        return [fileName(name), name] as const;
      }),
    ),
  ),
);

export function fileName({ ratio, width, theme }: PictureName): string {
  return `${ratio}-${width}${theme === 'dark' ? '-dark' : ''}.webp`;
}

/** Only names from the closed lists exist; every other text is no picture. */
export const parsePictureName = (file: string): PictureName | null => NAMES.get(file) ?? null;

const ID = /^[a-z0-9][a-z0-9_-]{0,99}$/i;

export const isPictureId = (id: string): boolean => ID.test(id);
