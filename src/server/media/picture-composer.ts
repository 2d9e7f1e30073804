import type { PictureTheme, Ratio } from '#contract/media/media.ts';

/** Draws pictures that are stored as data instead of a file. Media only serves them; who supplied the data draws. */
export type PictureComposer = {
  /** Throws when the data cannot be drawn. */
  read(stored: unknown): ComposedPicture;
};

export type ComposedPicture = {
  /** Changes whenever the picture would look different; a stored file is served as long as it stays the same. */
  identity: string;
  /** Whether it looks different in the dark theme. */
  followsTheme: boolean;
  compose(ratio: Ratio, width: number, theme: PictureTheme): Promise<Buffer>;
};
