import type { RestMethod } from '../payments/partial-payment.ts';
import type { PaymentMethod } from '../payments/payment-method.ts';
import type { OrderStatus } from './order-status.ts';

/** How an order is paid for, as it is placed. */
export type PaymentChoice = { payment_method: PaymentMethod } | { payment_method: 'partial_payment'; rest: RestMethod };

export type PaymentStatus = 'unpaid' | 'paid' | 'partially_paid';

export type Start = { order_status: OrderStatus; payment_status: PaymentStatus };

/** What waits for money from outside counts as failed until it has come. */
export function startingStatus(choice: PaymentChoice): Start {
  switch (choice.payment_method) {
    case 'cash_on_delivery':
      return { order_status: 'pending', payment_status: 'unpaid' };
    case 'wallet':
      return { order_status: 'confirmed', payment_status: 'paid' };
    case 'digital_payment':
    case 'offline_payment':
      return { order_status: 'failed', payment_status: 'unpaid' };
    case 'partial_payment':
      return {
        order_status: choice.rest === 'digital_payment' ? 'failed' : 'confirmed',
        payment_status: 'partially_paid',
      };
  }
}
