import { type Course, comesBackIfCanceled, type OrderStatus } from './order-status.ts';
import { isTakeAway } from './order-type.ts';

/** What somebody is written to about their order. */
export type OrderNews =
  | 'placed'
  | 'unpaid'
  /** Of an order by prescription: its store has found out what it costs. */
  | 'priced'
  /** Nobody has found the transfer that its shopper told of. */
  | 'transfer_denied'
  | 'confirmed'
  | 'ready'
  | 'on_the_way'
  | 'delivered'
  | 'canceled'
  | 'coming_back'
  | 'returned'
  | 'refunded'
  | 'refund_refused';

/** An order whose money has not come is kept for its shopper, who is told how to go on. */
export const placedNews = (status: string): OrderNews => (status === 'failed' ? 'unpaid' : 'placed');

/** null: a step that nobody needs a letter about. A refund is told by whoever knows its amount. */
export function orderNews(to: OrderStatus, course: Course, from: OrderStatus): OrderNews | null {
  switch (to) {
    case 'confirmed':
    case 'delivered':
    case 'returned':
      return to;
    case 'handover':
      return isTakeAway(course.order_type) ? 'ready' : null;
    case 'picked_up':
      return 'on_the_way';
    case 'canceled':
      return comesBackIfCanceled(from, course) ? 'coming_back' : 'canceled';
    default:
      return null;
  }
}
