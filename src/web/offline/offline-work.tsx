import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '#web/api/api.tsx';
import { refetchPersonal } from '#web/api/personal.ts';
import { noteSaved, savedAnswers } from '#web/api/saved-answers.ts';
import { pageSavedAt, registerServiceWorker } from '#web/service-worker/register.ts';
import { useAsker } from '#web/session/asker.ts';
import { onSavedCarts, savedCarts } from '#web/session/offline/cart-changes.ts';
import { hasTyped } from '#web/session/offline/typed-fields.ts';
import { onWaitingOrder, waitingOrder } from '#web/session/offline/waiting-order.ts';
import {
  bookedUntil,
  hasUnderWay,
  onBookedUntil,
  onPlaced,
  onPlacedAt,
  placedAt,
} from '#web/session/remembered/placed-mark.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOnline } from '#web/ui/online.ts';
import { keepInstallOffer } from './install-app.ts';
import { MissingPart } from './missing-part.tsx';

const LATE_MS = 5000;
/** A trip that is over for so long is known to have come to its end, and so is an order of which nothing else is known. */
const LATELY_MS = 24 * 3_600_000;

const WaitingSender = lazyWithRetry(() => import('#web/checkout/waiting/waiting-sender.tsx'));
const GuestOrderNews = lazyWithRetry(() => import('#web/orders/guest-order-news.tsx'));
const GuestTripNews = lazyWithRetry(() => import('#web/rental/trips/guest-trip-news.tsx'));
const LeftTyped = lazyWithRetry(() => import('./left-typed-back.tsx'));
const CartResumer = lazyWithRetry(() => import('#web/cart/changes/cart-resumer.tsx'));

/**
 * On every page, once it is through with itself: keeps it for the time without a connection. What was
 * pressed without a connection is done from here when there is one, and what a guest has ordered or booked here of late
 * is heard of. Draws nothing but what is missing of it.
 */
export function OfflineWork() {
  const api = useApi();
  const queries = useQueryClient();
  const { token, guest_id } = useAsker();
  const [hasWorker, setHasWorker] = useState(false);
  const isOnline = useOnline();
  const savedAt = useSyncExternalStore(savedAnswers.subscribe, savedAnswers.oldest, () => null);
  const order = useSyncExternalStore(onWaitingOrder, waitingOrder, () => null);
  const hasCartChanges = useSyncExternalStore(onSavedCarts, savedCarts, () => []).length > 0;

  const hasOrdered = useSyncExternalStore(onPlacedAt, hasOrderedLately, () => false);
  const hasTrip = useSyncExternalStore(onBookedUntil, hasTripNow, () => false);

  useEffect(keepInstallOffer, []);

  // What another tab has ordered is in nobody's cart any more.
  useEffect(() => onPlaced(() => refetchPersonal(queries)), [queries]);

  useEffect(() => {
    // What cannot be fetched now is fetched by the next page, for as long as it is kept.
    if (hasTyped()) import('./restore-typed.ts').then(({ restoreTyped }) => restoreTyped()).catch(() => {});
    void registerServiceWorker(() => refetchPersonal(queries)).then(() => setHasWorker(true));
    void pageSavedAt().then((savedAt) => savedAt && noteSaved(savedAt));
  }, [queries]);

  // A saved answer was shown because the right one was late: it is asked for until it comes.
  useEffect(() => {
    if (!isOnline || savedAt === null) return;
    const again = setInterval(() => void queries.refetchQueries({ type: 'active' }), LATE_MS);
    return () => clearInterval(again);
  }, [isOnline, savedAt, queries]);

  useEffect(() => {
    if (!hasWorker || !token) return;
    // A guest has nothing of this; what cannot be fetched now is saved on the next page.
    import('./save-own.ts').then(({ saveOwn }) => saveOwn(api, queries, { token, guest_id })).catch(() => {});
  }, [hasWorker, api, queries, token, guest_id]);

  return (
    <Suspense>
      <MissingPart />
      {order && <WaitingSender />}
      {hasCartChanges && <CartResumer />}
      {hasOrdered && token === null && <GuestOrderNews />}
      {hasTrip && token === null && <GuestTripNews />}
      {token && <LeftTyped />}
    </Suspense>
  );
}

const hasOrderedLately = (): boolean => hasUnderWay() || Date.now() - (placedAt() ?? 0) < LATELY_MS;
const hasTripNow = (): boolean => Date.now() - (bookedUntil() ?? 0) < LATELY_MS;
