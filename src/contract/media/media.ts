/**
 * Pictures have ids; a file of a picture has a ratio, a width, and a theme. All files are made on demand from these
 * closed lists, so that nobody can ask the server for a million sizes.
 */
export const RATIOS = ['1x1', '4x3', '5x3', '5x2', '5x1', '2x3'] as const;
export const WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280, 1600] as const;
export const PICTURE_THEMES = ['light', 'dark'] as const;

export type Ratio = (typeof RATIOS)[number];
export type Width = (typeof WIDTHS)[number];
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** /media/{id}/4x3-480.webp, /media/{id}/4x3-480-dark.webp */
export const pictureFile = (id: string, ratio: Ratio, width: Width, theme: PictureTheme = 'light'): string =>
  `/media/${id}/${ratio}-${width}${theme === 'dark' ? '-dark' : ''}.webp`;

/** Small and square, in the one format that every mail program shows. */
export const mailPictureFile = (id: string): string => `/media/${id}/mail.jpg`;

export const heightOf = (ratio: Ratio, width: number): number => {
  const [across, down] = ratio.split('x').map(Number) as [number, number];
  return Math.round((width * down) / across);
};
