import type { ApiError } from '#web/api/api-error.ts';

/**
 * Seconds until another code may be asked for, where that was refused because one was asked for a moment ago; undefined: it
 * was refused for something else.
 */
export const waitForNext = (error: unknown): number | undefined =>
  (error as Partial<ApiError>).errors?.find(({ code }) => code === 'otp')?.seconds;
