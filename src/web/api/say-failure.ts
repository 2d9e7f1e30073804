import type { Translate } from '#web/i18n/i18n.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ApiError, failureWords } from './api-error.ts';

/** For whatever failed and has no better place to say so. `how`: the shopper is led to another page all the same. */
export const sayFailure = (t: Translate, error: unknown, how?: { comesAlong: true }) =>
  showToast({ id: 'error', tone: 'error', text: failureWords(t, error), ...how });

/** Where several things are named at once; those that stand under their fields are not said again. */
export function sayEveryFailure(t: Translate, error: unknown, how?: { isRepeated: boolean }) {
  const errors = error instanceof ApiError ? error.errors : [];
  if (errors.length === 0) return sayFailure(t, error);
  const lines = new Set(errors.map(({ message }) => message));
  showToast({ id: 'error', tone: 'error', text: [...lines].join('\n'), ...how });
}
