/** The code that everybody knows: every demo code is this one, and no real code ever is. */
export const DEMO_CODE = '123456';

/** Nobody is sent a second code sooner. */
export const RESEND_SECONDS = 60;

/** Wrong codes that may be tried; then nobody may try for a while. */
export const MOST_TRIES = 5;
export const BLOCK_SECONDS = 600;

export const CODE_LASTS_SECONDS = 600;

export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed);
