/** The code that everybody knows: every demo code is this one, and no real code ever is. */
export const DEMO_CODE = '123456';

/** Nobody is sent a second code sooner. */
export const RESEND_SECONDS = 60;

/** Wrong ones from all networks together; then the code is worth nothing, and the next one is. */
export const MOST_TRIES_BY_ALL = 20;

export const CODE_LASTS_SECONDS = 600;

export const isCode = (typed: string): boolean => /^\d{6}$/.test(typed);
