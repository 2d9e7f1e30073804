import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { paymentOffer } from '#domain/payments/payment-offer.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { payState } from '#web/checkout/pay-state.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useSession } from '#web/session/session.tsx';
import type { ParcelDraft } from './parcel-draft.ts';

/** How it may be paid: as shop and zone offer it, and by a receiver in cash alone. */
export function useParcelPayment(quote: ParcelQuote, draft: ParcelDraft, order_amount: number) {
  const config = useConfig();
  const isCustomer = useSession((session) => session.token !== null);
  const { data: customer } = useCustomer();
  const { maximum_cod_order_amount } = quote.zone;
  const offered = paymentOffer(config, quote.zone, isCustomer);
  const cashAlone = { digital_payment: false, offline_payment: false, wallet: false, partial_payment: [] };
  const payment = {
    ...offered,
    ...(draft.charge_payer === 'receiver' && cashAlone),
    maximum_cod_order_amount,
    wallet_balance: isCustomer ? (customer?.wallet_balance ?? 0) : 0,
  };
  const pay = draft.charge_payer === 'receiver' ? 'cash_on_delivery' : draft.pay;
  return { payment, paying: payState({ payment }, config, { ...draft, pay, order_amount, order_type: 'parcel' }) };
}
