import { useEffect } from 'react';
import { useCustomer } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/notifications.ts';
import { pushDevice } from '#web/session/remembered/push-device.ts';
import { useSession } from '#web/session/session.tsx';

/** A browser that is pushed to stays so over sessions and languages of the same customer. */
export function useKeepPush(): void {
  const api = useApi();
  const { language } = useI18n();
  const token = useSession((session) => session.token);
  const customer_id = useCustomer().data?.id;
  useEffect(() => {
    if (!token || customer_id === undefined || !pushDevice.get()) return;
    void import('./push-browser.ts')
      .then(({ keepPush }) => keepPush(api, { customer_id, token, language }))
      // Not now: the next page tries again.
      .catch(() => {});
  }, [api, token, customer_id, language]);
}
