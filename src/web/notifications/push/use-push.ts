import { useEffect, useState } from 'react';
import { useCustomer } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/notifications.ts';
import { useSession } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { type PushState, pushStateOf, turnPushOff, turnPushOn } from './push-browser.ts';

/** Push in this browser, for who is signed in; null until it is known how it stands. */
export function usePush(publicKey: string | null) {
  const api = useApi();
  const { t, language } = useI18n();
  const token = useSession((session) => session.token);
  const customer_id = useCustomer().data?.id;
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (customer_id === undefined) return;
    let isGone = false;
    void pushStateOf(customer_id).then((now) => isGone || setState(now));
    return () => {
      isGone = true;
    };
  }, [customer_id]);

  async function turn(on: boolean): Promise<PushState | null> {
    if (!publicKey || !token || customer_id === undefined) return null;
    setBusy(true);
    try {
      const now = on ? await turnPushOn(api, publicKey, { customer_id, token, language }) : await turnPushOff(api);
      setState(now);
      return now;
    } catch {
      showToast({ id: 'error', tone: 'error', text: t('notifications.push_failed') });
      return null;
    } finally {
      setBusy(false);
    }
  }

  return { state, isBusy, turn };
}
