/** The shop's letters, for pages that are made without the build: `/fonts` (pages.ts) knows its files. */
export const FONT_FACES = `
@font-face{font-family:"Plus Jakarta Sans";font-weight:200 800;font-display:swap;src:url(/fonts/latin.woff2)}
@font-face{font-family:"Noto Sans Arabic";font-weight:100 900;font-display:swap;src:url(/fonts/arabic.woff2);unicode-range:U+600-6FF,U+FB50-FDFF,U+FE70-FEFC}`;

export const FONT_FAMILY = '"Plus Jakarta Sans","Noto Sans Arabic",system-ui,sans-serif';

/** The face sets words a little tight: as much as on the shop's pages (`--word-gap`). */
export const WORD_GAP = '0.09em';
