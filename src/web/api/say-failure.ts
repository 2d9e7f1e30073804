import type { Translate } from '#web/i18n/i18n.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ApiError } from './api-error.ts';

/** What to tell the shopper: the server's own words where it has some. */
const failureWords = (t: Translate, error: unknown): string =>
  error instanceof ApiError && error.status > 0 ? error.message : t('error.offline');

/** For whatever failed and has no better place to say so. */
export const sayFailure = (t: Translate, error: unknown) =>
  showToast({ id: 'error', tone: 'error', text: failureWords(t, error) });

/** Where a form names several things at once. */
export function sayEveryFailure(t: Translate, error: unknown) {
  const errors = error instanceof ApiError ? error.errors : [];
  if (errors.length === 0) return sayFailure(t, error);
  errors.forEach(({ message }, at) => {
    showToast({ id: at === 0 ? 'error' : `error-${at}`, tone: 'error', text: message });
  });
}
