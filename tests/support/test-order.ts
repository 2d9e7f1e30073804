import type { OrderStatus } from '#domain/orders/order-status.ts';
import { type PaymentChoice, startingStatus } from '#domain/orders/starting-status.ts';
import { type OrderTotal, orderTotal } from '#domain/pricing/order-total.ts';
import { redeemCoupon } from '#server/coupons/redeem-coupon.service.ts';
import { sql } from '#server/db/sql.ts';
import { countOrderOf, insertOrder } from '#server/orders/order-rows.repository.ts';
import { takeStock } from '#server/orders/placing/place-stock.service.ts';
import { openPayments } from '#server/payments/payment-parts.service.ts';
import { countCashbackUse } from '#server/wallet/cashback.repository.ts';
import type { TestApi } from './start-api.ts';

export type SoldItem = {
  id: number;
  name: { en: string };
  slug: string;
  image: string;
  price: number;
  stock: number;
  store_id: number;
  module_id: number;
  zone_id: number;
};

/** Groceries without choices, of one store, plenty of each. */
export const someGoods = ({ db }: Pick<TestApi, 'db'>, module = 'grocery', count = 3): Promise<SoldItem[]> =>
  db.rows<SoldItem>(sql`
    select i.id, i.name, i.slug, i.image, i.price, i.stock, i.store_id, i.module_id, i.zone_id
    from items i join modules m on m.id = i.module_id and m.module_type = ${module}
    where i.choice_options = '[]' and i.stock >= 10 and i.status and i.is_approved and i.maximum_cart_quantity is null
      and not exists (select from flash_sale_items f where f.item_id = i.id)
      and i.store_id = (
        select store_id from items i2 join modules m2 on m2.id = i2.module_id and m2.module_type = ${module}
        where i2.choice_options = '[]' and i2.stock >= 10 and i2.maximum_cart_quantity is null
        group by store_id order by count(*) desc, store_id limit 1
      )
    order by i.id limit ${count}`);

export type OrderFacts = {
  customer_id?: number;
  guest_id?: number;
  lines: readonly {
    item: SoldItem;
    quantity: number;
    variant?: string;
    flash_sale_item_id?: number;
    item_campaign_id?: number;
  }[];
  payment?: PaymentChoice;
  partially_paid_amount?: number;
  contact_number?: string;
  coupon?: { id: number; code: string; title: string };
  cashback?: { id: number; amount: number };
  dm_tips?: number;
  prescription?: boolean;
  now?: Date;
  /** As if it had come this far; the way there is not taken. */
  order_status?: OrderStatus;
};

/** An order as placing writes it, without asking whether it might be placed. */
export async function makeOrder(api: TestApi, facts: OrderFacts): Promise<{ id: number; total: OrderTotal }> {
  const [first] = facts.lines;
  const store = first?.item ?? (await someGoods(api, 'pharmacy', 1))[0];
  if (!store) throw new Error('something is bought somewhere');
  const total = totalOf(facts);
  const choice = facts.payment ?? { payment_method: 'cash_on_delivery' };
  const contact_number = facts.contact_number ?? '46700000000';
  const { customer_id = null, guest_id = null, coupon = null, cashback = null, now = api.deps.now() } = facts;
  return api.db.transaction(async (tx) => {
    const partially_paid_amount = facts.partially_paid_amount ?? 0;
    const lines = facts.lines.map(({ item, quantity, variant = '', ...from }) => ({
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
    }));
    const order = {
      customer_id,
      guest_id,
      module_id: store.module_id,
      zone_id: store.zone_id,
      store_id: store.store_id,
      order_type: 'delivery' as const,
      ...startingStatus(choice),
      payment_method: choice.payment_method,
      partially_paid_amount,
      prescription_order: facts.prescription ?? false,
      scheduled: false,
      schedule_at: now,
      distance: 1.5,
      total,
      coupon,
      cashback,
      bring_change_amount: 0,
      delivery_address: {
        contact_person_name: `owner-${customer_id ?? guest_id}`,
        contact_person_number: `+${contact_number}`,
        contact_person_email: null,
        address_type: 'home',
        address: 'Vasagatan 1',
        house: null,
        floor: null,
        road: null,
        latitude: 57.7,
        longitude: 11.97,
      },
      contact_number,
      order_note: null,
      unavailable_item_note: null,
      delivery_instruction: null,
      cutlery: false,
      order_attachment: [],
      otp: '4711',
      now,
    };
    const id = await insertOrder(tx, order, lines);
    await takeStock(
      tx,
      lines.map((line) => ({ ...line, isCounted: true })),
    );
    const payable = { kind: 'order', id } as const;
    if (coupon) await redeemCoupon(tx, payable, { coupon_id: coupon.id, customer_id });
    if (cashback && customer_id) await countCashbackUse(tx, { ...cashback, same_user_limit: 0 }, customer_id);
    if (customer_id) await countOrderOf(tx, customer_id);
    await openPayments(tx, { payable, customer_id, amount: total.order_amount, partially_paid_amount }, choice);
    if (facts.order_status) await tx.run(sql`update orders set order_status = ${facts.order_status} where id = ${id}`);
    return { id, total };
  });
}

const totalOf = ({ lines, dm_tips = 0 }: OrderFacts): OrderTotal =>
  orderTotal({
    order_type: 'delivery',
    distance: 1.5,
    zone: {
      delivery_charge_type: 'fixed',
      fixed_shipping_charge: 290,
      per_km_shipping_charge: 0,
      minimum_shipping_charge: 0,
      maximum_shipping_charge: null,
    },
    vehicles: [],
    surge: null,
    lines: lines.map(({ item, quantity }) => ({
      price: item.price,
      quantity,
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
