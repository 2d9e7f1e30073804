import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { type PaymentChoice, startingStatus } from '#domain/orders/starting-status.ts';
import { type OrderTotal, orderTotal } from '#domain/pricing/order-total.ts';
import { redeemCoupon } from '#server/coupons/redeem-coupon.service.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { countOrderOf, insertOrder, newOrderId } from '#server/orders/order-rows.repository.ts';
import { takeStock } from '#server/orders/placing/place-stock.service.ts';
import { openPayments } from '#server/payments/payment-parts.service.ts';
import { countCashbackUse } from '#server/wallet/cashback.repository.ts';
import { plainGoods, type SoldItem } from '../catalog/goods.ts';

/** A shop that has the order: an API under test, or the shop that the browser looks at. */
type Shop = { db: Db; deps?: { now(): Date } };

type OrderLine = {
  item: SoldItem;
  quantity: number;
  variant?: string;
  flash_sale_item_id?: number;
  item_campaign_id?: number;
};

/** What is not said is as in most orders: groceries, brought home, cash at the door. */
export type OrderFacts = {
  /** Whose it is: one of the two. */
  customer_id?: number;
  guest_id?: number;
  /** What was bought. Nothing: an order of one amount, for tests that do not look at the goods. */
  lines?: readonly OrderLine[];
  amount?: number;
  /** Where, when there are no lines that say it. */
  module?: ModuleType;
  order_type?: 'delivery' | 'take_away';
  /** As if it had come this far; the way there is not taken. */
  order_status?: OrderStatus;
  payment?: PaymentChoice;
  /** What the wallet pays of it. */
  partially_paid_amount?: number;
  /** Its money has come, whichever way it was waited for. */
  isPaid?: boolean;
  /** Wanted then; otherwise as soon as possible. */
  schedule_at?: Date;
  contact_person_name?: string;
  contact_number?: string;
  address?: string;
  order_note?: string;
  coupon?: { id: number; code: string; title: string };
  cashback?: { id: number; amount: number };
  dm_tips?: number;
  prescription?: boolean;
  delivery_man_id?: number;
  now?: Date;
};

/** Where orders go, in the middle of town. */
export const HOME = { latitude: 57.6989, longitude: 11.97 };

/** An order with all that placing writes, without asking whether it might be placed. */
export async function newOrder(shop: Shop, facts: OrderFacts = {}): Promise<{ id: number; total: OrderTotal }> {
  const { customer_id = null, guest_id = null, coupon = null, cashback = null } = facts;
  const lines = facts.lines ?? [];
  const [store = lines[0]?.item] = lines.length > 0 ? [] : await plainGoods(shop, { module: facts.module, count: 1 });
  if (!store) throw new Error('something is bought somewhere');
  const total = totalOf(facts);
  const payment = facts.payment ?? { payment_method: 'cash_on_delivery' };
  const partially_paid_amount = facts.partially_paid_amount ?? 0;
  const start = startingStatus(payment);
  const now = facts.now ?? shop.deps?.now() ?? new Date();
  const contact_number = facts.contact_number ?? '46700000000';

  return shop.db.transaction(async (tx) => {
    const rows = lines.map(lineRow);
    const id = await newOrderId(tx);
    insertOrder(
      tx,
      {
        id,
        customer_id,
        guest_id,
        module_id: store.module_id,
        zone_id: store.zone_id,
        store_id: store.store_id,
        order_type: facts.order_type ?? 'delivery',
        order_status: facts.order_status ?? start.order_status,
        payment_method: payment.payment_method,
        payment_status: facts.isPaid ? 'paid' : start.payment_status,
        partially_paid_amount,
        prescription_order: facts.prescription ?? false,
        scheduled: facts.schedule_at !== undefined,
        schedule_at: facts.schedule_at ?? now,
        distance: 1.5,
        total,
        coupon,
        cashback,
        bring_change_amount: 0,
        delivery_address: {
          contact_person_name: facts.contact_person_name ?? `owner-${customer_id ?? guest_id}`,
          contact_person_number: `+${contact_number}`,
          contact_person_email: null,
          address_type: 'home',
          address: facts.address ?? 'Avenyn 1',
          house: null,
          floor: null,
          road: null,
          ...HOME,
        },
        contact_number,
        order_note: facts.order_note ?? null,
        unavailable_item_note: null,
        delivery_instruction: null,
        cutlery: false,
        order_attachment: [],
        otp: '4711',
        placed_from: null,
        language: 'en',
        now,
      },
      rows,
    );
    await takeStock(
      tx,
      rows.map((row) => ({ ...row, isCounted: true })),
    );
    const payable = { kind: 'order', id } as const;
    if (coupon) redeemCoupon(tx, payable, { coupon_id: coupon.id, customer_id });
    if (cashback && customer_id) await countCashbackUse(tx, { ...cashback, same_user_limit: 0 }, customer_id);
    if (customer_id) countOrderOf(tx, customer_id);
    await openPayments(tx, { payable, customer_id, amount: total.order_amount, partially_paid_amount }, payment);
    if (facts.isPaid)
      await tx.run(
        sql`update payments set payment_status = 'paid' where payable_kind = 'order' and payable_id = ${id}`,
      );
    if (facts.delivery_man_id)
      await tx.run(sql`update orders set delivery_man_id = ${facts.delivery_man_id} where id = ${id}`);
    return { id, total };
  });
}

const lineRow = ({ item, quantity, variant = '', ...from }: OrderLine) => ({
  item_id: from.item_campaign_id === undefined ? item.id : null,
  item_campaign_id: from.item_campaign_id ?? null,
  flash_sale_item_id: from.flash_sale_item_id ?? null,
  variant,
  quantity,
  price: item.price,
  item_details: { name: item.name, slug: item.slug, image: item.image, unit_type: null },
  variation: [],
  add_ons: [],
  total_add_on_price: 0,
  discount_on_item: 0,
  discount_on_product_by: 'product_discount' as const,
  is_prescription_required: false,
  substitution: null,
});

/** Goods and 2.90 for bringing them; or, without lines, the amount alone. Nothing else is counted. */
export function totalOf({ lines, amount = 25_00, prescription = false, dm_tips = 0 }: OrderFacts): OrderTotal {
  const bought = lines?.map(({ item, quantity }) => ({ price: item.price, quantity }));
  const isBare = bought === undefined && !prescription;
  return orderTotal({
    order_type: 'delivery',
    distance: 1.5,
    zone: {
      delivery_charge_type: 'fixed',
      fixed_shipping_charge: isBare ? 0 : 2_90,
      per_km_shipping_charge: 0,
      minimum_shipping_charge: 0,
      maximum_shipping_charge: null,
    },
    vehicles: [],
    surge: null,
    lines: (isBare ? [{ price: amount, quantity: 1 }] : (bought ?? [])).map((line) => ({
      ...line,
      add_ons: [],
      discount: { discount: 0, discount_type: 'percent' },
      flash: null,
    })),
    store: {
      self_delivery_system: 0,
      per_km_shipping_charge: 0,
      minimum_shipping_charge: 0,
      maximum_shipping_charge: null,
      extra_packaging_status: false,
      extra_packaging_amount: 0,
      tax: 0,
      free_delivery: false,
      discount: null,
    },
    settings: {
      tax_included: 0,
      additional_charge_status: 0,
      additional_charge: 0,
      dm_tips_status: 1,
      admin_free_delivery: { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 },
    },
    coupon: null,
    referral: null,
    dm_tips,
    modulePacks: false,
    wantsPackaging: false,
  });
}
