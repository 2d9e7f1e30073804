/** The colours a picture can stand on. */
export const GROUNDS = ['peach', 'butter', 'sage', 'mint', 'sky', 'lilac', 'rose', 'sand'] as const;

export type Ground = (typeof GROUNDS)[number];
