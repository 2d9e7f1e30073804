import type { Input, Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { placeOrder } from '#contract/orders/place.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/context.ts';
import type { Prepared } from '#server/http/route.ts';
import type { ChosenPayment } from '#server/payments/choose-payment.ts';

export type PlaceOrderBody = Input<typeof placeOrder>['body'];
export type PlacedReply = Reply<typeof placeOrder>;
/** Who orders, from where. */
export type PlacingScope = Pick<Context, 'shopper' | 'module_id' | 'language' | 'address'>;

/** How orders of one type are placed: what takes time first, then all or nothing in the transaction that is handed over. */
export type Placing = (
  body: PlaceOrderBody,
  scope: PlacingScope,
) => Promise<Prepared<(tx: Db) => Promise<PlacedReply>>>;

export type Placings = Record<AnyOrderType, Placing>;

/** A customer already has an account, so a request for a new one is ignored. */
export function newPassword({ create_new_user, password }: PlaceOrderBody, { shopper }: PlacingScope): string | null {
  if (!create_new_user || shopper.kind !== 'guest') return null;
  if (!password) throw new AppError('password_required');
  return password;
}

export const chosenPayment = (body: PlaceOrderBody): ChosenPayment => ({
  payment_method: body.payment_method,
  partial_payment: body.partial_payment ?? false,
  partially_paid_amount: body.partially_paid_amount ?? null,
  bring_change_amount: body.bring_change_amount ?? 0,
});
