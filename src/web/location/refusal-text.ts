import '#web/i18n/lazy/location.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** What to tell the shopper: the server's own words where it has some. */
export function refusalText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 0) return t('error.offline');
  return error.errors[0]?.message ?? t('place.look_up_failed');
}
