import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { itemKey } from '#domain/cart/line.ts';
import { missingToMinimum } from '#domain/cart/missing-to-minimum.ts';
import { type TownTime, townTime } from '#domain/catalog/town-clock.ts';
import { momentIn, wallClockOf } from '#domain/checkout/moment-in.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type PaymentOffer, paymentOffer } from '#domain/payments/payment-offer.ts';
import { goodsTotal } from '#domain/pricing/goods-total.ts';
import { type OrderInput, type OrderTotal, orderTotal } from '#domain/pricing/order-total.ts';
import { inLanguage } from '#domain/text.ts';
import { hasFirstOrderDiscount } from '#domain/wallet/first-order-discount.ts';
import { orderCountOf, type RedeemedCoupon } from '../coupons/redeem-coupon.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type CashbackOfPurchase, cashbackOfPurchase } from '../wallet/cashback.service.ts';
import { deliveryOf } from './delivery.ts';
import { findOrderCoupon, judgeCoupon } from './order-coupon.ts';
import {
  lockCustomer,
  type OrderingCustomer,
  type OrderStore,
  type OrderZone,
  orderingCustomer,
  type SurgeRow,
  storeToOrderFrom,
} from './order-facts.repository.ts';
import { orderInput } from './order-input.ts';
import type { ShopperOrderRequest } from './order-request.ts';
import { type Problem, problem } from './problem.ts';
import { type OrderLine, readGoods } from './read-goods.ts';
import { problemsOfOrder } from './refuse-order.ts';
import { goodsRows, requestedLines } from './requested-lines.ts';

export type Quoted = {
  input: OrderInput;
  total: OrderTotal;
  settings: Settings;
  now: TownTime & { moment: Date };
  store: OrderStore;
  /** In the order of `input.lines` and of `total.goods.lines`. */
  lines: OrderLine[];
  zone: OrderZone;
  /** Kilometres. */
  distance: number;
  surge: SurgeRow | null;
  /** The one that counts: checked, and not refused. */
  coupon: RedeemedCoupon | null;
  customer: OrderingCustomer | null;
  /** `at`: the slot's end, or the moment of asking. */
  schedule: { scheduled: boolean; at: Date };
  cashback: CashbackOfPurchase | null;
  /** How much less comes back because the coupon made the order smaller. */
  lost_cashback_amount: number;
  payment: PaymentOffer;
  prescription_required: boolean;
  /** Placing refuses for the first of them (refuseFor). */
  problems: Problem[];
};

/**
 * Everything an order is counted from and refused for, read in `tx` alone: the quote and the placing use the same.
 * With `lock` the rows whose numbers decide are locked until the transaction ends, always in this order: cart, coupon,
 * items, campaigns, and, where a discount for newcomers is at stake, the account. `distance` in kilometres, where the
 * caller has measured it before its transaction began.
 */
export async function quoteOrder(
  deps: Deps,
  tx: Db,
  request: ShopperOrderRequest,
  { settings, lock, distance }: { settings: Settings; lock: boolean; distance?: number | null },
): Promise<Quoted> {
  const moment = deps.now();
  const now = { moment, ...townTime(moment, settings.timezone) };
  const scheduledAt = (request.schedule_at !== null && wallClockOf(request.schedule_at)) || now;

  const named = request.store_id === null ? null : await storeToOrderFrom(tx, request.store_id, now);
  if (request.store_id !== null && !named) throw new AppError('store_off');
  const module_id = request.module_id ?? named?.module_id ?? null;
  if (module_id === null) throw new AppError('module_missing');
  const requested = await requestedLines(tx, request, module_id, lock);
  if (requested.length === 0 && !request.is_prescription) throw new AppError('empty_cart');

  const coupon = await findOrderCoupon(tx, { request, module_id, lock });
  const toDeliver = { request, at: scheduledAt, distance };
  const [rows, namedDelivery] = await Promise.all([
    goodsRows(tx, requested, { now, lock }),
    named && deliveryOf(deps, tx, { ...toDeliver, store: named }),
  ]);
  const first = requested.map((one) => rows.get(itemKey(one))).find((row) => row !== undefined);
  const store = named ?? (await storeOfGoods(tx, first?.store_id, now));
  const newcomer = await customerOf(tx, request.owner, { settings, moment, coupon, lock });

  const { lines, problems } = readGoods(requested, rows, { store, at: scheduledAt, language: request.language });
  const delivery = namedDelivery ?? (await deliveryOf(deps, tx, { ...toDeliver, store }));
  const { zone, surge } = delivery;
  const judged = await judgeCoupon(tx, coupon, {
    request,
    store,
    customer: newcomer.customer,
    orders: newcomer.orders,
    date: now.date,
    subtotal: goodsTotal(lines, store.discount).total,
    settings,
  });
  const input = orderInput({
    request,
    distance: delivery.distance,
    lines,
    store,
    zone,
    vehicles: delivery.vehicles,
    surge,
    settings,
    coupon: judged.coupon,
    isNewcomer: newcomer.hasDiscount,
  });
  const total = orderTotal(input);
  const cashbackFor = (amount: number) => cashbackOf(tx, newcomer.customer, store, now.date, amount);
  const cashback = await cashbackFor(total.order_amount);
  const withoutCoupon = input.coupon ? await cashbackFor(orderTotal({ ...input, coupon: null }).order_amount) : null;

  return {
    input,
    total,
    settings,
    now,
    store,
    lines,
    zone,
    distance: delivery.distance,
    surge,
    coupon: judged.coupon,
    customer: newcomer.customer,
    schedule: {
      scheduled: request.schedule_at !== null,
      at: scheduledAt === now ? moment : momentIn(settings.timezone, `${scheduledAt.date} ${scheduledAt.time}`),
    },
    cashback,
    lost_cashback_amount: Math.max(0, (withoutCoupon?.calculated_amount ?? 0) - (cashback?.calculated_amount ?? 0)),
    payment: paymentOffer(settings, zone, newcomer.customer !== null),
    prescription_required: lines.some(({ item }) => item.is_prescription_required),
    problems: [
      ...problemsOfOrder({
        request,
        isGuest: request.owner.kind === 'guest',
        store,
        storeName: inLanguage(store.name, request.language),
        settings,
        now,
        zone: delivery.isReached ? zone : null,
      }),
      ...(module_id === store.module_id ? [] : [problem('store_off')]),
      ...problems,
      ...belowMinimum(request, store, total, settings),
      ...judged.problems,
    ],
  };
}

async function storeOfGoods(tx: Db, id: number | undefined, now: TownTime): Promise<OrderStore> {
  const store = id === undefined ? null : await storeToOrderFrom(tx, id, now);
  if (!store) throw new AppError('item_unknown');
  return store;
}

/** `orders`: how many were placed before, where anything depends on it. */
type Newcomer = { customer: OrderingCustomer | null; orders: number; hasDiscount: boolean };

/** Whether this is somebody's first order is read under a lock: two first orders at once would both be cheaper. */
async function customerOf(
  tx: Db,
  owner: Owner,
  {
    settings,
    moment,
    coupon,
    lock,
  }: { settings: Settings; moment: Date; coupon: RedeemedCoupon | null; lock: boolean },
): Promise<Newcomer> {
  const customer = owner.kind === 'customer' ? await orderingCustomer(tx, owner.id) : null;
  if (!customer) return { customer: null, orders: 0, hasDiscount: false };
  const isDue = (order_count: number) => hasFirstOrderDiscount(settings, { ...customer, order_count }, moment);
  if (!isDue(0) && coupon?.coupon_type !== 'first_order') return { customer, orders: 0, hasDiscount: false };
  if (lock) await lockCustomer(tx, customer.id);
  const orders = await orderCountOf(tx, customer.id);
  return { customer, orders, hasDiscount: isDue(orders) };
}

function belowMinimum(
  request: ShopperOrderRequest,
  store: OrderStore,
  { goods }: OrderTotal,
  settings: Settings,
): Problem[] {
  if (request.is_prescription || missingToMinimum(goods, store.minimum_order) === 0) return [];
  const values = {
    store: inLanguage(store.name, request.language),
    amount: formatMoney(store.minimum_order, settings),
  };
  return [problem('store_minimum', values)];
}

async function cashbackOf(
  tx: Db,
  customer: OrderingCustomer | null,
  { module_id }: OrderStore,
  date: string,
  order_amount: number,
): Promise<CashbackOfPurchase | null> {
  if (!customer) return null;
  return cashbackOfPurchase(tx, { customer_id: customer.id, module_id, date, amount: order_amount });
}
