import { data } from 'react-router';

export const orderAddress = (order_id: number): string => `/order/${order_id}`;
export const invoiceAddress = (order_id: number): string => `/order/${order_id}/invoice`;
export const trackAddress = (order_id: number): string => `/track-order?order_id=${order_id}`;

/** An order's number as an address has it; null when it cannot be one. */
export function orderIdOf(text: string | null | undefined): number | null {
  const digits = /^\s*#?(\d{1,9})\s*$/.exec(text ?? '')?.[1];
  return digits ? Number(digits) : null;
}

/** For a loader: whose order it is only the browser can say; that the address can name one at all is known before. */
export function orderIdOrMissing(text: string): number {
  const order_id = orderIdOf(text);
  if (order_id === null) throw data(null, { status: 404 });
  return order_id;
}
