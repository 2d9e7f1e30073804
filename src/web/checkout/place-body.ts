import type { Input } from '#contract/endpoint.ts';
import type { placeOrder } from '#contract/orders/place.ts';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import '#web/i18n/lazy/checkout.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { PayOption } from '#web/payments/pay-options.ts';
import { type Draft, noteToChange } from './draft.ts';
import { type Goods, goodsToWire } from './goods.ts';

export type PlaceBody = Input<typeof placeOrder>['body'];

/** Whom the order is for and how to reach them. */
export type Recipient = { name: string; phone: string; email: string };

type Decided = {
  goods: Goods;
  draft: Draft;
  /** Null for a customer. */
  guest_id: string | null;
  recipient: Recipient;
  /** Null: fetched by the shopper. */
  address: SelectedAddress | null;
  paying: PayOption;
  /** What the wallet pays of it, in minor units; null: nothing, or all. */
  fromWallet: number | null;
  order_amount: number;
  /** Minor units; null where the store packs nothing extra. */
  packaging: number | null;
};

/** The order as the contract takes it. Secrets and files are added by who sends it. */
export function placeBody(t: Translate, decided: Decided): PlaceBody {
  const { goods, draft, recipient, address, paying } = decided;
  const isDelivered = !isTakeAway(draft.order_type);
  const isCash = paying.method === 'cash_on_delivery';
  return {
    ...goodsToWire(goods),
    guest_id: decided.guest_id,
    is_guest: decided.guest_id === null ? 0 : 1,
    order_type: draft.order_type,
    schedule_at: draft.schedule_at,
    coupon_code: draft.coupon_code || null,
    order_amount: decided.order_amount,
    exact_amount: true,
    dm_tips: isDelivered ? draft.dm_tips : 0,
    extra_packaging_amount: draft.wantsPackaging ? (decided.packaging ?? 0) : 0,
    payment_method: paying.method,
    partial_payment: decided.fromWallet !== null,
    partially_paid_amount: decided.fromWallet,
    bring_change_amount: isCash ? noteToChange(draft) : 0,
    contact_person_name: recipient.name,
    contact_person_number: recipient.phone,
    contact_person_email: recipient.email,
    ...(isDelivered &&
      address && {
        address: address.address,
        address_type: address.address_type,
        latitude: address.lat,
        longitude: address.lng,
        road: address.road,
        house: address.house,
        floor: address.floor,
      }),
    order_note: draft.order_note.trim() || null,
    cutlery: draft.cutlery,
    unavailable_item_note: draft.unavailable && t(`checkout.unavailable.${draft.unavailable}`),
    delivery_instruction: isDelivered && draft.instruction ? t(`checkout.instruction.${draft.instruction}`) : null,
    create_new_user: draft.wantsAccount && decided.guest_id !== null,
  };
}
