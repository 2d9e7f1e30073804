import { type PartialPaymentSettings, type RestMethod, restMethods } from './partial-payment.ts';

type Switches = PartialPaymentSettings & {
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment_status: 0 | 1;
  customer_wallet_status: 0 | 1;
  /** Gateways that are set up. */
  active_payment_method_list: readonly unknown[];
};

type ZoneSwitches = { cash_on_delivery: boolean; digital_payment: boolean; offline_payment: boolean };

export type PaymentOffer = {
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  wallet: boolean;
  /** How the rest may be paid that the wallet does not hold. */
  partial_payment: RestMethod[];
};

/** Shop and zone must both allow a way to pay; a wallet has only who has an account. */
export function paymentOffer(shop: Switches, zone: ZoneSwitches, isCustomer: boolean): PaymentOffer {
  const cash_on_delivery = shop.cash_on_delivery && zone.cash_on_delivery;
  const digital_payment = shop.digital_payment && zone.digital_payment && shop.active_payment_method_list.length > 0;
  const wallet = isCustomer && shop.customer_wallet_status === 1;
  const open = { cash_on_delivery, digital_payment };
  return {
    ...open,
    offline_payment: shop.offline_payment_status === 1 && zone.offline_payment,
    wallet,
    partial_payment: wallet ? restMethods(shop).filter((method) => open[method]) : [],
  };
}
