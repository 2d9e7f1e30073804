import { randomInt } from 'node:crypto';
import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { Point } from '#domain/location/point.ts';
import type { AnyOrderType, OrderType } from '#domain/orders/order-type.ts';
import { startingStatus } from '#domain/orders/starting-status.ts';
import type { PaymentOffer } from '#domain/payments/payment-offer.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import { contactNumberOf } from '#server/auth/contact-person.ts';
import { accountOf } from '#server/auth/shopper.service.ts';
import type { Db } from '#server/db/db.ts';
import { type Deps, insideOf } from '#server/deps.ts';
import { type ChosenPayment, choosePayment } from '#server/payments/choose-payment.ts';
import { payerNumber } from '#server/payments/payer-number.ts';
import { openPayments } from '#server/payments/payment-parts.service.ts';
import { type CashbackOfPurchase, takeCashback } from '#server/wallet/cashback.service.ts';
import { lockWallet } from '#server/wallet/ledger.service.ts';
import {
  countOrderOf,
  type DeliveryAddress,
  insertOrder,
  type NewOrder,
  type NewOrderLine,
} from '../order-rows.repository.ts';
import { makeMember } from './place-member.service.ts';
import { type ReceiverFields, receiverOf } from './place-receiver.ts';
import type { PlacedReply } from './placing.ts';
import { refuseTooManyUnpaid } from './unpaid-limit.service.ts';

type Placer = { owner: Owner; payment: ChosenPayment; placed_from: string };

/** Before anything is locked: somebody may have too many orders that wait for their money. */
export async function refuseUnpaid(tx: Db, { owner, payment, placed_from }: Placer, settings: Settings) {
  const { payment_method } = payment;
  if (payment_method !== 'digital_payment' && payment_method !== 'offline_payment') return;
  await refuseTooManyUnpaid(tx, { owner, placed_from }, settings);
}

type Orderer = {
  owner: Owner;
  given: ReceiverFields;
  /** Fetched by the shopper, or brought from or to an address. */
  order_type: OrderType;
  at: Point | null;
  /** Of a guest who becomes a customer with this order. */
  password_hash: string | null;
  settings: Settings;
  language: string;
};

export type KnownOrderer = { owner: Owner; customer_id: number | null; isMember: boolean; address: DeliveryAddress };

/** Who orders, and the address the order is written with. A guest may become a customer here. */
export async function ordererOf(
  deps: Deps,
  tx: Db,
  { owner, given, order_type, at, password_hash, settings, language }: Orderer,
): Promise<KnownOrderer> {
  const account = owner.kind === 'customer' ? await accountOf(tx, owner.id) : null;
  if (owner.kind === 'customer' && !account) throw new AppError('unauthorized');
  const address = receiverOf(given, account, { order_type, at });
  const member_id =
    password_hash === null
      ? null
      : await makeMember(insideOf(deps, tx), { receiver: address, password_hash, settings, language });
  return { owner, customer_id: account?.id ?? member_id, isMember: account !== null, address };
}

/** An order whose price is known. */
export type PricedOrder = Pick<
  NewOrder,
  'module_id' | 'store_id' | 'prescription_order' | 'distance' | 'coupon' | 'order_attachment'
> & {
  orderer: KnownOrderer;
  order_type: AnyOrderType;
  zone: { id: number; maximum_cod_order_amount: number | null };
  total: OrderTotal;
  schedule: { scheduled: boolean; at: Date };
  payment: ChosenPayment;
  placed_from: string;
  offered: PaymentOffer;
  cashback: CashbackOfPurchase | null;
  notes: Pick<NewOrder, 'order_note' | 'unavailable_item_note' | 'delivery_instruction' | 'cutlery'>;
  lines: readonly NewOrderLine[];
  settings: Settings;
  language: string;
};

/** What is the same for whatever was ordered: how it is paid, its row, its payments. */
export async function writeOrder(deps: Deps, tx: Db, order: PricedOrder): Promise<PlacedReply> {
  const { orderer, total, language, settings } = order;
  const { customer_id, address } = orderer;
  const balances = orderer.isMember && customer_id !== null ? await lockWallet(tx, customer_id) : null;
  // The account was deleted a moment ago, by its owner on another device.
  if (orderer.isMember && !balances) throw new AppError('unauthorized');
  const { choice, ...paid } = choosePayment(order.payment, {
    order_type: order.order_type,
    order_amount: total.order_amount,
    wallet_balance: balances?.wallet_balance ?? null,
    offered: order.offered,
    maximum_cod_order_amount: order.zone.maximum_cod_order_amount,
    settings,
  });
  const start = startingStatus(choice);
  const cashback =
    order.cashback && orderer.isMember && customer_id !== null
      ? await takeCashback(tx, order.cashback, customer_id)
      : null;

  const now = deps.now();
  const placed: NewOrder = {
    customer_id,
    guest_id: customer_id === null ? orderer.owner.id : null,
    module_id: order.module_id,
    zone_id: order.zone.id,
    store_id: order.store_id,
    order_type: order.order_type,
    ...start,
    payment_method: choice.payment_method,
    ...paid,
    prescription_order: order.prescription_order,
    scheduled: order.schedule.scheduled,
    schedule_at: order.schedule.at,
    distance: order.distance,
    total,
    coupon: order.coupon,
    cashback,
    delivery_address: address,
    contact_number: contactNumberOf(address),
    ...order.notes,
    order_attachment: order.order_attachment,
    otp: String(randomInt(0, 10_000)).padStart(4, '0'),
    placed_from: start.order_status === 'failed' ? order.placed_from : null,
    language,
    now,
  };
  const id = await insertOrder(tx, placed, order.lines);
  const payable = { kind: 'order', id } as const;
  const { order_amount } = total;
  // What they write was locked above, or is new: they need not wait for each other.
  await Promise.all([
    customer_id !== null && countOrderOf(tx, customer_id),
    openPayments(
      tx,
      { payable, customer_id, amount: order_amount, partially_paid_amount: paid.partially_paid_amount },
      choice,
    ),
  ]);
  return {
    message: say(language, 'order.placed'),
    order_id: id,
    total_ammount: order_amount,
    status: start.order_status,
    created_at: now.toISOString(),
    user_id: choice.payment_method === 'digital_payment' ? payerNumber(deps, id) : (customer_id ?? orderer.owner.id),
  };
}
