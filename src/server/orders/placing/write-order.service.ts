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
import { type Deps, inTransaction } from '#server/deps.ts';
import { type ChosenPayment, choosePayment } from '#server/payments/choose-payment.ts';
import { payerNumber } from '#server/payments/pages/payer-number.ts';
import { openPayments } from '#server/payments/payment-parts.service.ts';
import { type CashbackOfPurchase, takeCashback } from '#server/wallet/cashback.service.ts';
import { type Balances, lockWallet } from '#server/wallet/ledger.service.ts';
import {
  countOrderOf,
  type DeliveryAddress,
  insertOrder,
  type NewOrder,
  type NewOrderLine,
  newOrderId,
} from '../order-rows.repository.ts';
import { makeMember } from './place-member.service.ts';
import { type ReceiverFields, receiverOf } from './place-receiver.ts';
import type { PlacedReply } from './placing.ts';
import { refuseTooManyUnpaid } from './unpaid-limit.service.ts';

type Placer = { owner: Owner; payment: ChosenPayment; placed_from: string };

/** Before anything is locked: somebody may have too many orders that wait for their money. */
export async function refuseUnpaid(
  tx: Db,
  { owner, payment, placed_from }: Placer,
  settings: Settings | Promise<Settings>,
): Promise<void> {
  const { payment_method } = payment;
  if (payment_method !== 'digital_payment' && payment_method !== 'offline_payment') return;
  await refuseTooManyUnpaid(tx, { owner, placed_from }, await settings);
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

export type KnownOrderer = {
  owner: Owner;
  customer_id: number | null;
  /** Of a customer, locked until the transaction ends. */
  balances: Balances | null;
  /** Of the account, a new one included. */
  email: string | null;
  address: DeliveryAddress;
};

/** Who orders, and the address the order is written with. A guest may become a customer here. */
export async function ordererOf(
  deps: Deps,
  tx: Db,
  { owner, given, order_type, at, password_hash, settings, language }: Orderer,
): Promise<KnownOrderer> {
  const [balances, account] =
    owner.kind === 'customer' ? await Promise.all([lockWallet(tx, owner.id), accountOf(tx, owner.id)]) : [null, null];
  // The account was deleted a moment ago, by its owner on another device.
  if (owner.kind === 'customer' && !account) throw new AppError('unauthorized');
  const address = receiverOf(given, account, { order_type, at });
  const member_id =
    password_hash === null
      ? null
      : await makeMember(inTransaction(deps, tx), { receiver: address, password_hash, settings, language });
  const email = account ? account.email : member_id === null ? null : address.contact_person_email;
  return { owner, customer_id: account?.id ?? member_id, balances, email, address };
}

/** The number of the next order: see `newOrderId`. */
export const nextOrderId = (tx: Db): Promise<number> => newOrderId(tx);

/** An order whose price is known. */
export type PricedOrder = Pick<
  NewOrder,
  'module_id' | 'store_id' | 'prescription_order' | 'distance' | 'coupon' | 'order_attachment'
> & {
  id: number;
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

/** An order as it was written, and what its shopper is told. */
export type PlacedOrder = { placed: NewOrder; reply: PlacedReply };

/**
 * What is the same for whatever was ordered: how it is paid, its row, its payments. They are on their way when this
 * returns; whoever reads them in the same transaction finds them.
 */
export async function writeOrder(deps: Deps, tx: Db, order: PricedOrder): Promise<PlacedOrder> {
  const { id, orderer, total, language, settings } = order;
  const { customer_id, balances, address } = orderer;
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
    order.cashback && balances && customer_id !== null ? await takeCashback(tx, order.cashback, customer_id) : null;

  const now = deps.now();
  const placed: NewOrder = {
    id,
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
  insertOrder(tx, placed, order.lines);
  if (customer_id !== null) countOrderOf(tx, customer_id);
  const { order_amount } = total;
  await openPayments(
    tx,
    {
      payable: { kind: 'order', id },
      customer_id,
      amount: order_amount,
      partially_paid_amount: paid.partially_paid_amount,
    },
    choice,
  );
  const reply = {
    message: say(language, 'order.placed'),
    order_id: id,
    total_ammount: order_amount,
    status: start.order_status,
    created_at: now.toISOString(),
    user_id: choice.payment_method === 'digital_payment' ? payerNumber(deps, id) : (customer_id ?? orderer.owner.id),
  };
  return { placed, reply };
}
