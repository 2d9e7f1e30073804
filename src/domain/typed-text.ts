/** Anything but spaces, controls, marks that steer what stands around them, and letters that are drawn as nothing. */
const SHOWS = /[^\s\p{Cc}\p{DI}\u2800]/u;

/** What somebody typed, without the spaces around it; a text that shows nothing is none. */
export const typedText = (text: string): string => (SHOWS.test(text) ? text.trim() : '');
