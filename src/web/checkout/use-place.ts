import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Reply } from '#contract/endpoint.ts';
import type { placeOrder } from '#contract/orders/place.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import type { OfflineDetails } from '#web/payments/offline-fields.tsx';
import { forgetBuyNow } from '#web/session/drafts/buy-now.ts';
import { forgetDraft } from '#web/session/drafts/checkout-draft.ts';
import { rememberPayment } from '#web/session/remembered/last-payment.ts';
import { markPlaced } from '#web/session/remembered/placed-mark.ts';
import { returnAddress } from '#web/session/return-address.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { loadWhole } from '#web/ui/lazy-with-retry.ts';
import type { Seen } from './changes.ts';
import { type PlaceBody, placeBody } from './place-body.ts';
import type { JustPlaced } from './placed-page.tsx';
import type { Quoted, Totals } from './use-checkout.ts';
import { refreshAfterOrder, useSayNotPlaced } from './use-say-not-placed.ts';
import { waitForConnection } from './waiting/wait-for-connection.ts';

const calls = () => import('./checkout.calls.ts');

/** Sent where nobody is named: then the account says who receives it. */
const NOBODY = { name: '', phone: '', email: '' };

/** An order as it goes out. */
type Sendable = {
  /** Where it is sent from: an answer that got lost is asked for again there. */
  page: string;
  module_id: number;
  body: PlaceBody;
  secrets: { password: string; files: readonly File[] };
  offline?: OfflineDetails | undefined;
  /** The gateway's key; null: nothing is to be paid there. */
  gateway: string | null;
  /** When it is placed, before the page is left. */
  onPlaced?: () => void;
};

/** Sends an order and goes where it leads, unless the shopper has gone elsewhere meanwhile; throws what refuses it. */
export function useSendOrder() {
  const t = useTranslate();
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useLeaveForOrder();

  /** The new account is theirs: they need not type its password again. */
  async function comeIn(email: string, password: string) {
    const { logIn } = await import('#contract/auth/auth.ts');
    const body = { login_type: 'manual' as const, email_or_phone: email, password, field_type: 'email', type: 'email' };
    const reply = await api(logIn, { body: { ...body, guest_id: store.get().guest_id } }).catch(() => null);
    if (reply?.token) store.set({ token: reply.token });
  }

  return async ({ page, module_id, body, secrets, offline, gateway, onPlaced }: Sendable) => {
    const from = location.pathname;
    const { place: send, tellOfflinePayment } = await calls();
    const sent = { ...secrets, password: body.create_new_user ? secrets.password : '' };
    const placed = await send(api, page, module_id, body, sent);
    onPlaced?.();
    // The details can be told again on the order's own page; the order itself stands.
    if (offline)
      await tellOfflinePayment(api, body.guest_id ?? null, placed.order_id, offline).catch((error) =>
        sayFailure(t, error, { comesAlong: true }),
      );
    if (sent.password && body.contact_person_email) await comeIn(body.contact_person_email, sent.password);
    if (location.pathname === from) return leave(placed, gateway);
    clearAfterOrder(queries);
    const { tellPlaced } = await loadWhole(() => import('./waiting/tell-placed.ts'));
    tellPlaced(t, navigate, placed.order_id);
  };
}

/** Sends the order and goes where it leads; a refusal leaves everything as it is and says what it was about. */
export function usePlace(checkout: Quoted, totals: Totals) {
  const t = useTranslate();
  const store = useSessionStore();
  const send = useSendOrder();
  const sayNotPlaced = useSayNotPlaced();
  const [isPlacing, setPlacing] = useState(false);
  const [seen, setSeen] = useState<Seen | null>(null);
  // Two presses can be faster than the screen.
  const isUnderWay = useRef(false);

  /** Without a connection: from now on the page shows the order that waits, see waiting/. */
  function waitOrSay(body: PlaceBody, offline: OfflineDetails | undefined) {
    isUnderWay.current = false;
    setPlacing(false);
    const { kind: page, module_id } = checkout.goods;
    const { order_amount } = totals.total;
    if (!waitForConnection({ page, module_id, body, order_amount, secrets: checkout.secrets, offline }))
      showToast({ id: 'error', tone: 'error', text: t('checkout.needs_connection') });
  }

  async function place(offline?: OfflineDetails) {
    const { chosen, partial } = totals.paying;
    const { goods, draft, recipient, address, secrets, quote } = checkout;
    if (isUnderWay.current || !chosen) return;
    isUnderWay.current = true;
    setPlacing(true);
    setSeen(null);
    const body = placeBody(t, {
      goods,
      draft,
      guest_id: checkout.isGuest ? store.get().guest_id : null,
      recipient: recipient ?? NOBODY,
      address,
      paying: chosen,
      fromWallet: partial && draft.usesWallet ? partial.paid : null,
      order_amount: totals.total.order_amount,
      packaging: totals.packaging,
    });
    const gateway = chosen.gateway?.key ?? null;
    rememberPayment(chosen.id);
    if (!navigator.onLine) return waitOrSay(body, offline);
    try {
      await send({ page: goods.kind, module_id: goods.module_id, body, secrets, offline, gateway });
    } catch (error) {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (!isAnswered && !navigator.onLine) return waitOrSay(body, offline);
      isUnderWay.current = false;
      setPlacing(false);
      if (isAnswered && error.status < 500) {
        // Whatever changed meanwhile, the new quote shows it before anything is ordered.
        setSeen({ total: totals.total, lines: quote.lines });
        await checkout.refetch();
        sayNotPlaced(error);
      } else showToast({ id: 'error', tone: 'error', text: t('checkout.offline_line') });
    }
  }

  return { place, isPlacing, seen, forgetSeen: () => setSeen(null) };
}

type Placed = Pick<Reply<typeof placeOrder>, 'order_id' | 'total_ammount'>;

/** It was ordered while the shopper looked at something else. */
export function clearAfterOrder(queries: QueryClient) {
  forgetBuyNow();
  forgetDraft();
  refreshAfterOrder(queries);
  markPlaced();
}

/** From a placed order on: nothing is left here to order twice, and what it changed is asked for anew. */
export function useLeaveForOrder() {
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();

  return async ({ order_id, total_ammount }: Placed, gateway: string | null) => {
    const address = `/order-placed/${order_id}`;
    // In place of the checkout: going back from the gateway or the thanks leads past it.
    const state: JustPlaced = { order_amount: total_ammount };
    forgetBuyNow();
    forgetDraft();
    await navigate(address, { replace: true, state });
    refreshAfterOrder(queries);
    markPlaced();
    if (!gateway) return;
    const page = location.pathname;
    const { token, guest_id } = store.get();
    const { startPayment } = await calls();
    const link = await startPayment(api, token ? null : guest_id, order_id, gateway, returnAddress(address)).catch(
      () => null,
    );
    // A dialog that closes right now may hold the address back for a moment.
    const isHere = location.pathname === page || location.pathname.endsWith(address);
    // Without a gateway the order's page offers to pay.
    if (link && isHere) location.assign(link);
  };
}
