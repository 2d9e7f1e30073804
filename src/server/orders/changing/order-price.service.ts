import { AppError } from '#contract/errors.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { isUnverified } from '#domain/orders/waits-for-money.ts';
import { exceedsCashLimit } from '#domain/payments/cash-limit.ts';
import { paymentOffer } from '#domain/payments/payment-offer.ts';
import { type PricedGood, priceGoods } from '#domain/pricing/price-goods.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceOrder } from '#server/live/announce.ts';
import { notify } from '#server/notifications/notify.ts';
import { closeOpenPayments } from '#server/payments/payment-parts.service.ts';
import { cashbackAfter } from '#server/wallet/cashback.service.ts';
import { mailedAsPriced } from '../mails/mailed-as-priced.ts';
import { mailOrder, readMailedOrder } from '../mails/order-mail.service.ts';
import { lockOwn } from '../owned-order.ts';
import { type LockedOrder, lockOrder } from './move-order.repository.ts';
import { moveOrRefuse } from './move-order.service.ts';
import { orderToTell } from './notify-orderer.repository.ts';
import { openRest, type Rest } from './open-rest.service.ts';
import {
  type OrderPriceRow,
  orderToPrice,
  priceOfOrder,
  savePriceToAgree,
  waitForMoney,
  waysToPayOf,
  writeAgreed,
} from './order-price.repository.ts';
import { tellChanged } from './tell-operator.service.ts';

/** Before anybody prepares it. */
const PRICED_IN: readonly OrderStatus[] = ['failed', 'pending', 'accepted', 'confirmed'];

type Price = { order_id: number; goods: PricedGood[]; note: string | null };

/**
 * What a store asks for the goods of a prescription; its shopper is told, again where it asks for something else, and
 * nothing is owed before they agree.
 */
export async function askPrice(deps: Deps, { order_id, goods, note }: Price): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id);
    const known = order && (await orderToPrice(tx, order_id));
    if (!order || !known) throw new AppError('order_unknown');
    if (!known.prescription_order || known.has_lines || !PRICED_IN.includes(order.order_status) || isUnverified(order))
      throw new AppError('order_not_priced');
    const total = priceGoods(known.total, goods);
    const price = { goods, note, total };
    if (isSame(await priceOfOrder(tx, order_id), price)) return total.order_amount;
    const now = deps.now();
    if ((await savePriceToAgree(tx, { order_id, ...price, now })) === 0) throw new AppError('order_not_priced');
    const mailed = mailedAsPriced(await readMailedOrder(tx, order_id), price);
    await mailOrder(deps, tx, order_id, 'priced', { mailed, since: now });
    await tellShopper(tx, order);
    await tellChanged(deps, tx, order);
    await announceOrder(tx, order_id);
    return total.order_amount;
  });
}

/** Asked once more after a lost answer, it is no other price. */
const isSame = (
  before: OrderPriceRow | null,
  { goods, note, total }: Pick<OrderPriceRow, 'goods' | 'note' | 'total'>,
) =>
  before?.price_status === 'asked' &&
  before.note === note &&
  before.total.order_amount === total.order_amount &&
  JSON.stringify(before.goods.map(toCompare)) === JSON.stringify(goods.map(toCompare));

/** The database has its own order of names. */
const toCompare = ({ name, quantity, price }: PricedGood) => [name, quantity, price];

async function tellShopper(tx: Db, { id: order_id, customer_id }: LockedOrder): Promise<void> {
  const told = customer_id === null ? null : await orderToTell(tx, order_id);
  if (customer_id === null || !told?.store) return;
  const params = { order_id, store: told.store, picture: told.picture };
  await notify(tx, { customer_id, kind: 'order', event: 'priced', params, link: `/order/${order_id}` });
}

type Answer = {
  order_id: number;
  agrees: boolean;
  /** The total that was shown, in minor units. */
  order_amount?: number | null | undefined;
};

/**
 * Who agrees owes it from now on; who does not takes the order back, and what was paid of it. Said again, because the
 * answer was lost, it is so already.
 */
export async function answerPrice(deps: Deps, owner: Owner, { order_id, agrees, order_amount }: Answer): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOwn(tx, owner, order_id);
    const price = await priceOfOrder(tx, order_id);
    if (price && wasAnswered(price, order, { agrees, order_amount })) return;
    if (price?.price_status !== 'asked' || !PRICED_IN.includes(order.order_status))
      throw new AppError('price_not_asked');
    if (!agrees) return moveOrRefuse(deps, tx, { order_id, to: 'canceled', by: 'customer', reason: null });
    const { total } = price;
    if (order_amount !== total.order_amount) throw new AppError('price_changed');
    const cashback_amount = await cashbackAfter(tx, order, total.order_amount);
    await writeAgreed(tx, order_id, price, { cashback_amount, now: deps.now() });
    const rest = await openRest(tx, { ...order, order_amount: total.order_amount });
    if (await isForTheDoor(deps, tx, owner, { ...order, ...rest })) {
      await tellChanged(deps, tx, order);
      await announceOrder(tx, order_id);
    } else {
      await closeOpenPayments(tx, { kind: 'order', id: order_id });
      await waitForMoney(tx, order_id);
      await moveOrRefuse(deps, tx, { order_id, to: 'failed', by: 'customer' });
    }
  });
}

const wasAnswered = (
  { price_status, total }: OrderPriceRow,
  { order_status }: LockedOrder,
  { agrees, order_amount }: Omit<Answer, 'order_id'>,
): boolean => (agrees ? price_status === 'agreed' && total.order_amount === order_amount : order_status === 'canceled');

/** Whether it goes on as it is: false where the rest is no cash that a courier takes, and can be paid otherwise. */
async function isForTheDoor(
  deps: Deps,
  tx: Db,
  { kind }: Owner,
  { id, order_type, order_status, paid, due }: LockedOrder & Rest,
): Promise<boolean> {
  if (due === 0 || order_status === 'failed') return true;
  const zone = await waysToPayOf(tx, id);
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  const offer = paymentOffer(settings, zone, kind === 'customer');
  if (offer.cash_on_delivery && !exceedsCashLimit(due, zone.maximum_cod_order_amount, order_type)) return true;
  // Nobody transfers a part.
  return !(offer.digital_payment || offer.wallet || (offer.offline_payment && paid === 0));
}

export async function priceToWire(db: Db, order_id: number): Promise<TrackedOrder['price']> {
  const price = await priceOfOrder(db, order_id);
  if (!price) return null;
  const { goods, asked_at, ...same } = price;
  return { ...same, items: goods, asked_at: asked_at.toISOString() };
}
