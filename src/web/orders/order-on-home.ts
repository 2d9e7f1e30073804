import type { Order } from '#contract/orders/shapes.ts';

type Listed = Pick<Order, 'module_id' | 'order_status' | 'store' | 'prescription_order'>;

/**
 * What stands on top of a module's home: the order that is on its way, of whichever module, or else the last one of this
 * module that can be had again.
 */
export function orderOnHome<One extends Listed>(
  module_id: number | undefined,
  running: readonly One[] = [],
  past: readonly One[] = [],
): One | undefined {
  return running[0] ?? past.find((order) => order.module_id === module_id && canBeHadAgain(order));
}

/** Bought in a store, with lines that can be put into a cart once more. */
const canBeHadAgain = ({ order_status, store, prescription_order }: Listed): boolean =>
  order_status === 'delivered' && store !== null && !prescription_order;
