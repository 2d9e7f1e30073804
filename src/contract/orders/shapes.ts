import * as z from 'zod/mini';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { RETURN_CAUSES } from '#domain/parcel/parcel-return.ts';
import { orderTotalShape } from '../checkout/order-total-shape.ts';
import { flag, money, pictureUrl } from '../wire.ts';

export const orderStatus = z.enum(ORDER_STATUSES);

/** The moment a status was reached, null while it was not. */
const moment = z.nullable(z.string());

const addressShape = z.object({
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  contact_person_email: z.nullable(z.string()),
  address_type: z.string(),
  address: z.string(),
  floor: z.nullable(z.string()),
  road: z.nullable(z.string()),
  house: z.nullable(z.string()),
  /** Texts, as everywhere in this interface; empty where the shopper fetches the order. */
  latitude: z.string(),
  longitude: z.string(),
});

/** What an order shows of its store, whether or not it still trades. */
const storeSignShape = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo_full_url: pictureUrl,
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  avg_rating: z.number(),
  rating_count: z.int(),
  delivery_time: z.string(),
  zone_id: z.int(),
  module_id: z.int(),
  vendor_id: z.int(),
});

const deliveryManShape = z.object({
  id: z.int(),
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string(),
  email: z.string(),
  image_full_url: pictureUrl,
  avg_rating: z.number(),
  rating_count: z.int(),
  order_count: z.int(),
  /** Texts; null while nobody knows. */
  lat: z.nullable(z.string()),
  lng: z.nullable(z.string()),
  /** When the place was reported. */
  located_at: moment,
  vehicle_id: z.nullable(z.int()),
  zone_id: z.int(),
});

const refundShape = z.object({
  customer_reason: z.string(),
  customer_note: z.nullable(z.string()),
  refund_method: z.string(),
  image_full_url: z.array(pictureUrl),
  refund_amount: money,
  /** The lines it is about; null: the whole order. */
  line_ids: z.nullable(z.array(z.int())),
  refund_status: z.enum(['pending', 'approved', 'rejected']),
  admin_note: z.nullable(z.string()),
  created_at: z.string(),
});

/** What only a parcel has. `delivery_address` is where it is fetched. */
const parcelFields = {
  /** Where it goes, and to whom. */
  receiver_details: z.nullable(z.extend(addressShape, { zone_id: z.nullable(z.int()) })),
  parcel_category: z.nullable(z.object({ id: z.int(), name: z.string(), image_full_url: pictureUrl })),
  charge_payer: z.nullable(z.enum(['sender', 'receiver'])),
  /** Opens the page that the receiver may see, which says nothing personal. */
  follow_key: z.nullable(z.string()),
  /** A parcel that was canceled: what becomes of it and of its money. */
  parcel_cancellation: z.nullable(
    z.object({
      reason: z.array(z.string()),
      note: z.nullable(z.string()),
      cancel_by: z.nullable(z.string()),
      /** Whose doing it was; null before anybody had fetched it. */
      cause: z.nullable(z.enum(RETURN_CAUSES)),
      before_pickup: flag,
      /** What the sender tells the courier who brings it back. */
      return_otp: z.nullable(z.string()),
      return_fee: money,
      return_fee_payment_status: z.enum(['paid', 'unpaid']),
      return_fee_payment_method: z.nullable(z.string()),
      /** What the courier owes for being late. */
      dm_penalty_fee: money,
      /** When it came back. */
      return_date: moment,
      /** When it should be back. */
      set_return_date: moment,
      is_delivery_charge_refundable: flag,
      is_refunded: flag,
      refund_amount: money,
    }),
  ),
};

export const orderShape = z.object({
  id: z.int(),
  /** The customer or the guest; null when the account is gone. A guest's number opens nothing. */
  user_id: z.nullable(z.int()),
  is_guest: z.boolean(),
  module_id: z.int(),
  module_type: z.string(),
  zone_id: z.int(),
  store_id: z.nullable(z.int()),
  delivery_man_id: z.nullable(z.int()),
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  order_status: orderStatus,
  /** cash_on_delivery, wallet, offline_payment, partial_payment, digital_payment until paid, then the gateway's key. */
  payment_method: z.string(),
  payment_status: z.enum(['unpaid', 'paid', 'partially_paid']),
  prescription_order: z.boolean(),
  scheduled: z.int(),
  /** When it is wanted: the slot's end, or the moment of placing. */
  schedule_at: z.string(),
  /** When it should be there at the latest; null when it is over. */
  expected_at: moment,
  processing_time: z.nullable(z.int()),
  /** Kilometres by road. */
  distance: z.nullable(z.number()),

  order_amount: money,
  store_discount_amount: money,
  flash_admin_discount_amount: money,
  flash_store_discount_amount: money,
  coupon_code: z.nullable(z.string()),
  coupon_discount_title: z.nullable(z.string()),
  coupon_discount_amount: money,
  ref_bonus_amount: money,
  total_tax_amount: money,
  tax_status: z.enum(['included', 'excluded']),
  tax_percentage: z.number(),
  additional_charge: money,
  extra_packaging_amount: money,
  dm_tips: money,
  original_delivery_charge: money,
  delivery_charge: money,
  free_delivery_by: z.nullable(z.enum(['admin', 'vendor'])),
  partially_paid_amount: money,
  bring_change_amount: money,
  cashback_amount: money,
  /** The whole account, for domain/order/summary-lines. */
  total: orderTotalShape,

  delivery_address: addressShape,
  ...parcelFields,
  order_note: z.nullable(z.string()),
  unavailable_item_note: z.nullable(z.string()),
  delivery_instruction: z.nullable(z.string()),
  cutlery: z.boolean(),
  order_attachment: z.array(z.string()),
  order_attachment_full_url: z.array(pictureUrl),
  order_proof_full_url: z.array(pictureUrl),
  /** The code that the courier is told; null where deliveries are not confirmed by one. */
  otp: z.nullable(z.string()),
  /** Whoever received it told the courier that code. */
  code_confirmed: z.boolean(),
  cancellation_reason: z.nullable(z.string()),
  cancellation_note: z.nullable(z.string()),
  canceled_by: z.nullable(z.string()),

  /** How many lines it has. */
  details_count: z.int(),
  /** How many pieces they are together: what a cart counts, too. */
  items_count: z.int(),
  /** Pictures of the first few of them. */
  item_images_full_url: z.array(pictureUrl),
  /** Their names, as they were when it was placed; of a parcel what is sent. */
  item_names: z.array(z.string()),
  store: z.nullable(storeSignShape),
  delivery_man: z.nullable(deliveryManShape),
  refund: z.nullable(refundShape),
  /** Something of it was reviewed; the courier was. */
  is_reviewed: z.boolean(),
  is_delivery_man_reviewed: z.boolean(),

  pending: moment,
  accepted: moment,
  confirmed: moment,
  processing: moment,
  handover: moment,
  picked_up: moment,
  delivered: moment,
  canceled: moment,
  failed: moment,
  refund_requested: moment,
  refunded: moment,
  returned: moment,
  created_at: z.string(),
  updated_at: z.string(),
});

export type Order = z.output<typeof orderShape>;

const orderPaymentShape = z.object({
  id: z.string(),
  amount: money,
  /** refund_due: all of it is on its way back; `refunds` says where. */
  payment_status: z.enum(['unpaid', 'paid', 'failed', 'canceled', 'refunded', 'refund_due']),
  payment_method: z.string(),
});

/** Where a part of the money is that goes back. */
const moneyBackShape = z.object({
  id: z.int(),
  amount: money,
  /** wallet, a gateway's key, or a way on which somebody brings it: cash_on_delivery, offline_payment. */
  refund_method: z.string(),
  /** pending: about to be sent. sent: the gateway has it, the bank not yet. due: sent by hand. done: it is back. */
  refund_status: z.enum(['pending', 'sent', 'due', 'done']),
  created_at: z.string(),
  done_at: moment,
});

const offlinePaymentShape = z.object({
  input: z.array(z.object({ user_input: z.string(), user_label: z.optional(z.string()), user_data: z.string() })),
  data: z.object({
    status: z.enum(['pending', 'verified', 'denied']),
    method_id: z.nullable(z.int()),
    method_name: z.string(),
    customer_note: z.nullable(z.string()),
    admin_note: z.nullable(z.string()),
  }),
  /** What the method asks for, to fill it in anew. */
  method_fields: z.array(z.object({ input_name: z.string(), input_data: z.string() })),
});

/** What a store asks for an order by prescription. */
const orderPriceShape = z.object({
  /** asked: nothing of it is owed before the shopper agrees. */
  price_status: z.enum(['asked', 'agreed']),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: money })),
  note: z.nullable(z.string()),
  /** The whole account with them. */
  total: orderTotalShape,
  asked_at: z.string(),
});

/** What tracking shows besides. */
export const trackedOrderShape = z.extend(orderShape, {
  /** False: whoever asks knows only number and phone, and sees how it stands and when it comes. */
  is_whole: z.boolean(),
  /** Of a guest's order, for who sees all of it: opens it from elsewhere. */
  key: z.nullable(z.string()),
  /** Minutes, as the store says. */
  min_delivery_time: z.nullable(z.int()),
  max_delivery_time: z.nullable(z.int()),
  refund_cancellation_note: z.nullable(z.string()),
  refund_customer_note: z.nullable(z.string()),
  offline_payment: z.nullable(offlinePaymentShape),
  price: z.nullable(orderPriceShape),
  payments: z.array(orderPaymentShape),
  refunds: z.array(moneyBackShape),
});

export type TrackedOrder = z.output<typeof trackedOrderShape>;
