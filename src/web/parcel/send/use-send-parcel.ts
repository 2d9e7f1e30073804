import { useRef, useState } from 'react';
import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { PayState } from '#web/checkout/pay-state.ts';
import { useSendOrder } from '#web/checkout/use-place.ts';
import { useSayNotPlaced } from '#web/checkout/use-say-not-placed.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import type { OfflineDetails } from '#web/payments/offline-fields.tsx';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { parcelBody } from './parcel-body.ts';
import { type ParcelDraft, parcelIsSent } from './parcel-draft.ts';

type Sending = {
  quote: ParcelQuote;
  draft: ParcelDraft;
  paying: PayState;
  order_amount: number;
  password: string;
  /** Asks for the price again. */
  refetch(): Promise<unknown>;
};

/** Sends the parcel and goes where it leads; a refusal leaves everything as it is and says what it was about. */
export function useSendParcel({ quote, draft, paying, order_amount, password, refetch }: Sending) {
  const t = useTranslate();
  const store = useSessionStore();
  const send = useSendOrder();
  const sayNotPlaced = useSayNotPlaced();
  const { refetch: refetchWallet } = useCustomer();
  const [isSending, setSending] = useState(false);
  // Two presses can be faster than the screen.
  const isUnderWay = useRef(false);

  async function sendParcel(offline?: OfflineDetails) {
    const { chosen, partial } = paying;
    if (isUnderWay.current || !chosen) return;
    isUnderWay.current = true;
    setSending(true);
    const { token, guest_id } = store.get();
    const body = parcelBody({
      draft,
      guest_id: token === null ? guest_id : null,
      paying: chosen,
      fromWallet: partial && draft.usesWallet ? partial.paid : null,
      order_amount,
    });
    try {
      await send({
        page: 'parcel',
        module_id: quote.module_id,
        body,
        secrets: { password, files: [] },
        offline,
        gateway: chosen.gateway?.key ?? null,
        onPlaced: parcelIsSent,
      });
    } catch (error) {
      isUnderWay.current = false;
      setSending(false);
      if (error instanceof ApiError && error.status > 0 && error.status < 500) {
        // Whatever changed meanwhile, the new price and the wallet show it before anything is sent.
        await Promise.all([refetch(), token !== null && refetchWallet()]);
        sayNotPlaced(error);
      } else showToast({ id: 'error', tone: 'error', text: t('checkout.offline_line') });
    }
  }

  return { sendParcel, isSending };
}
