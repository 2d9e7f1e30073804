import { type AnyOrderType, isTakeAway } from '../orders/order-type.ts';

/** Is an order too large to be paid in cash? null sets no limit, and who fetches the order pays at the counter. */
export const exceedsCashLimit = (
  order_amount: number,
  maximum_cod_order_amount: number | null,
  order_type: AnyOrderType,
): boolean => maximum_cod_order_amount !== null && !isTakeAway(order_type) && order_amount > maximum_cod_order_amount;

/** The change that the courier brings for a note of this size; null: the note does not cover what is due. */
export function changeFor(bring_change_amount: number, due: number): number | null {
  if (bring_change_amount === 0) return 0;
  return bring_change_amount < due ? null : bring_change_amount - due;
}
