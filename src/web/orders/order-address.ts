export const orderAddress = (order_id: number): string => `/order/${order_id}`;
export const invoiceAddress = (order_id: number): string => `/order/${order_id}/invoice`;
export const trackAddress = (order_id: number): string => `/track-order?order_id=${order_id}`;

/** An order's number as an address has it; null when it cannot be one. */
export function orderIdOf(text: string | null | undefined): number | null {
  const digits = /^\s*#?(\d{1,9})\s*$/.exec(text ?? '')?.[1];
  return digits ? Number(digits) : null;
}
