import type { AnyOrderType } from '../orders/order-type.ts';

/** Where an order that is paid in cash meets its money, and for a parcel whose money it is. */
export type CashPlace = 'door' | 'store' | 'pickup' | 'receiver';

type CashOrder = { order_type: AnyOrderType; charge_payer?: 'sender' | 'receiver' | null | undefined };

/** Nobody delivers what is fetched; the sender of a parcel hands over the money together with it. */
const PLACES = { delivery: 'door', take_away: 'store', parcel: 'pickup' } as const satisfies Record<
  AnyOrderType,
  CashPlace
>;

export const cashPlace = ({ order_type, charge_payer }: CashOrder): CashPlace =>
  charge_payer === 'receiver' ? 'receiver' : PLACES[order_type];
