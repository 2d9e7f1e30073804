import type { Translate } from '#web/i18n/i18n.tsx';

/**
 * The API refused, or did not answer (status 0). `message` is the server's words, and empty where it had none: what stands
 * in front of a shop that is just being started answers in its place. `errors` names the fields; `ids` the rows, where it
 * names those.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly { code: string; message: string; seconds?: number }[];
  readonly ids: readonly number[];

  constructor(status: number, errors: ApiError['errors'], message: string, ids: readonly number[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.ids = ids;
  }
}

/** No answer: nobody knows what became of it. Every other answer is final. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429;

/** It is not there any more: another tab or device was quicker, or the answer to the first press was lost. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What was sent before under the same key has arrived. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** What to tell the shopper: the server's own words where it has some. */
export const failureWords = (t: Translate, error: unknown): string =>
  error instanceof ApiError && error.status > 0 ? error.message || t('error.page_failed') : t('error.offline');

/**
 * For work that nobody waits for: that the shop refused, or could not be reached, is no matter then. Everything else is a
 * fault of the page, and is not kept quiet.
 */
export function forgive(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}
