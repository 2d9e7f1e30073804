import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import { itemKey } from '#domain/cart/line.ts';
import { missingToMinimum } from '#domain/cart/missing-to-minimum.ts';
import { type TownTime, townTime } from '#domain/catalog/town-clock.ts';
import { momentIn, wallClockOf } from '#domain/checkout/moment-in.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type PaymentOffer, paymentOffer } from '#domain/payments/payment-offer.ts';
import { goodsTotal } from '#domain/pricing/goods-total.ts';
import { type OrderInput, type OrderTotal, orderTotal } from '#domain/pricing/order-total.ts';
import { inLanguage } from '#domain/text.ts';
import { bestCashback } from '#domain/wallet/cashback.ts';
import { hasFirstOrderDiscount } from '#domain/wallet/first-order-discount.ts';
import { couponToRedeem, orderCountOf, type RedeemedCoupon } from '../coupons/redeem-coupon.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type CashbackOfPurchase, cashbackRules } from '../wallet/cashback.service.ts';
import { deliveryOf, zonesFor } from './delivery.ts';
import type { GoodsRow } from './goods.repository.ts';
import { judgeCoupon } from './judge-coupon.ts';
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
import { type OrderLine, type RequestedLine, readGoods } from './read-goods.ts';
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

type QuoteTerms = {
  settings: Settings | Promise<Settings>;
  /** The town's, where it is known before the settings are. */
  timezone?: string;
  lock: boolean;
  /** Kilometres, where the caller has measured them before its transaction began. */
  distance?: number | null;
};

/**
 * Everything an order is counted from and refused for, read in `tx` alone: the quote and the placing use the same.
 * With `lock` the rows whose numbers decide are locked until the transaction ends, always in this order: cart, coupon,
 * items, campaigns, and, where a discount for newcomers is at stake, the account.
 */
export async function quoteOrder(deps: Deps, tx: Db, request: ShopperOrderRequest, terms: QuoteTerms): Promise<Quoted> {
  const { lock, distance } = terms;
  const timezone = terms.timezone ?? (await terms.settings).timezone;
  const moment = deps.now();
  const now = { moment, ...townTime(moment, timezone) };
  const scheduledAt = (request.schedule_at !== null && wallClockOf(request.schedule_at)) || now;
  const [settings, facts] = await Promise.all([terms.settings, readFacts(tx, request, { now, lock })]);
  // The business just changed its time zone: read again by the new one.
  if (settings.timezone !== timezone)
    return quoteOrder(deps, tx, request, { ...terms, settings, timezone: settings.timezone });
  const { module_id, requested, coupon, store, rows, cashbacks } = facts;
  const newcomer = await newcomerOf(tx, facts.customer, { settings, moment, coupon, lock });

  const { lines, problems } = readGoods(requested, rows, { store, at: scheduledAt, language: request.language });
  const delivery = await deliveryOf(deps, tx, { request, store, zones: facts.zones, at: scheduledAt, distance });
  const { zone, surge } = delivery;
  const purchase = {
    store,
    customer: newcomer.customer && { id: newcomer.customer.id, order_count: newcomer.orders },
    date: now.date,
    subtotal: goodsTotal(lines, store.discount).total,
    hasOnlyFees: request.is_prescription,
  };
  const judged = await judgeCoupon(tx, { code: request.coupon_code, coupon }, purchase, settings);
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
  const cashback = bestCashback(cashbacks, total.order_amount);
  const withoutCoupon = input.coupon && bestCashback(cashbacks, orderTotal({ ...input, coupon: null }).order_amount);

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
        home: delivery.home,
        zone: delivery.isReached ? zone : null,
      }),
      ...(module_id === store.module_id ? [] : [problem('store_off')]),
      ...problems,
      ...belowMinimum(request, store, total, settings),
      ...judged.problems,
    ],
  };
}

type Facts = {
  module_id: number;
  requested: RequestedLine[];
  coupon: RedeemedCoupon | null;
  store: OrderStore;
  rows: ReadonlyMap<string, GoodsRow>;
  zones: OrderZone[];
  customer: OrderingCustomer | null;
  /** What the customer may get back of it. */
  cashbacks: CashbackOfPurchase['rule'][];
};

type Reading = { now: TownTime & { moment: Date }; lock: boolean };

/**
 * Whatever is known by its number is asked for at once, so that a transaction waits once for all of it: what locks, in the
 * order in which it has to. Only the goods of a stored cart are asked for when its lines are there.
 */
async function readFacts(tx: Db, request: ShopperOrderRequest, { now, lock }: Reading): Promise<Facts> {
  const { store_id, owner } = request;
  const naming = store_id === null ? null : storeToOrderFrom(tx, store_id, now);
  const module_id = request.module_id ?? moduleOf(request, await naming);
  const picking = requestedLines(tx, request, module_id, lock);
  const [named, requested, coupon, rows, zonesOfNamed, customer, cashbacks] = await Promise.all([
    naming,
    picking,
    couponToRedeem(tx, { code: request.coupon_code, module_id }, lock),
    picking.then((lines) => goodsRows(tx, lines, { now, lock })),
    store_id === null ? null : zonesFor(tx, request, store_id),
    owner.kind === 'customer' ? orderingCustomer(tx, owner.id) : null,
    owner.kind === 'customer' ? cashbackRules(tx, { customer_id: owner.id, module_id, date: now.date }) : [],
  ]);
  if (store_id !== null && !named) throw new AppError('store_off');
  if (requested.length === 0 && !request.is_prescription) throw new AppError('empty_cart');
  const first = requested.map((one) => rows.get(itemKey(one))).find((row) => row !== undefined);
  const store = named ?? (await storeOfGoods(tx, first?.store_id, now));
  const zones = zonesOfNamed ?? (await zonesFor(tx, request, store.id));
  return { module_id, requested, coupon, rows, store, zones, customer, cashbacks };
}

/** Without a module header the store's own module counts. */
function moduleOf({ store_id }: ShopperOrderRequest, store: OrderStore | null): number {
  if (store) return store.module_id;
  throw new AppError(store_id === null ? 'module_missing' : 'store_off');
}

async function storeOfGoods(tx: Db, id: number | undefined, now: TownTime): Promise<OrderStore> {
  const store = id === undefined ? null : await storeToOrderFrom(tx, id, now);
  if (!store) throw new AppError('item_unknown');
  return store;
}

/** `orders`: how many were placed before, where anything depends on it. */
type Newcomer = { customer: OrderingCustomer | null; orders: number; hasDiscount: boolean };

/** Whether this is somebody's first order is read under a lock: two first orders at once would both be cheaper. */
async function newcomerOf(
  tx: Db,
  customer: OrderingCustomer | null,
  {
    settings,
    moment,
    coupon,
    lock,
  }: { settings: Settings; moment: Date; coupon: RedeemedCoupon | null; lock: boolean },
): Promise<Newcomer> {
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
