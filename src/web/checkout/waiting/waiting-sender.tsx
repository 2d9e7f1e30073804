import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import '#web/i18n/lazy/checkout.ts';
import { useTranslate } from '#web/i18n/lazy/offline.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useOnline } from '#web/ui/online.ts';
import { clearAfterOrder, useLeaveForOrder } from '../use-place.ts';
import { sendWaiting } from './send-waiting.ts';
import { tellPlaced } from './tell-placed.ts';
import { useWaitingOrder } from './use-waiting-order.ts';

/** navigator.onLine can be wrong, so a failed attempt is repeated after this long. */
const AGAIN_MS = 10_000;

/** On every page while an order waits: sends it when there is a connection, and tells what became of it. */
export default function WaitingSender() {
  const t = useTranslate();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useLeaveForOrder();
  const checkout = useHref('/checkout');
  const isOnline = useOnline();
  const order = useWaitingOrder();
  const isReady = isOnline && order !== null && order.asks === null;

  const attempt = useEffectEvent(() =>
    sendWaiting(api, Date.now(), {
      async placed(placed) {
        if (location.pathname === checkout) return leave(placed, null);
        clearAfterOrder(queries);
        tellPlaced(t, navigate, placed.order_id);
      },
      asks: () => {
        // The checkout it came from says so itself, and why.
        const page = new URLSearchParams(location.search).get('page') ?? 'cart';
        if (location.pathname === checkout && page === order?.page) return;
        showToast({
          id: 'error',
          tone: 'error',
          text: t('waiting.asks'),
          comesAlong: true,
          action: { text: t('waiting.look'), onPress: () => navigate(`/checkout?page=${order?.page ?? 'cart'}`) },
        });
      },
    }),
  );

  useEffect(() => {
    if (!isReady) return;
    void attempt();
    const again = setInterval(() => void attempt(), AGAIN_MS);
    return () => clearInterval(again);
  }, [isReady]);

  return null;
}
