import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCustomer } from '#web/account/account.queries.ts';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { takeBack } from '#web/session/drafts/left-behind.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { giveFieldsBack, lookAfterTyped } from './left-typed.ts';

/**
 * For whoever is signed in: what they had begun when their session ended by itself is there again, and what they type
 * now would be. Draws nothing.
 */
export default function LeftTyped() {
  const t = useTranslate();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data } = useCustomer();

  const giveBack = useEffectEvent(async (customer: number) => {
    await takeBack(customer);
    const page = giveFieldsBack(customer);
    if (page === null) return;
    const isElsewhere = page !== pathname + search;
    const goOn = { text: t('offline.typed_on'), onPress: () => void navigate(page) };
    showToast({ id: 'typed', tone: 'info', text: t('offline.typed'), ...(isElsewhere && { action: goOn }) });
  });

  const customer = data?.id;
  useEffect(() => {
    if (customer === undefined) return;
    void giveBack(customer);
    return lookAfterTyped(store, customer);
  }, [store, customer]);
  return null;
}
