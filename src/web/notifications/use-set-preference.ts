import { useQueryClient } from '@tanstack/react-query';
import type { Preferences } from '#contract/notifications/notifications.ts';
import type { NotificationPreference } from '#domain/notifications/notification.ts';
import { useApi } from '#web/api/api.tsx';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/notifications.ts';
import { useSession } from '#web/session/session.tsx';
import { preferencesKey } from './notifications.queries.ts';

/** Saved with the press: shown at once, and as the server has it when that did not work. */
export function useSetPreference() {
  const api = useApi();
  const t = useTranslate();
  const queries = useQueryClient();
  const queryKey = preferencesKey(useSession((session) => session.token ?? ''));

  return async (changed: NotificationPreference) => {
    // An answer that is still under way knows nothing of this press.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<Preferences>(
      queryKey,
      (known) =>
        known && {
          ...known,
          preferences: known.preferences.map((one) => (one.kind === changed.kind ? changed : one)),
        },
    );
    try {
      const { setPreferences } = await import('#contract/notifications/notifications.ts');
      await api(setPreferences, { body: { preferences: [changed] } });
    } catch (failure) {
      sayFailure(t, failure);
      await queries.invalidateQueries({ queryKey });
    }
  };
}
