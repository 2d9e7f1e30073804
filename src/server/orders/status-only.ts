import type { Order, TrackedOrder } from '#contract/orders/shapes.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import type { OrderRow } from './order-row.ts';

/**
 * How an order stands and when it comes: what somebody sees who knows its number and phone, which many may. Everything
 * that says who, where, what and how much is empty, in the shape that clients expect.
 */
export const statusOnly = (order: Order, { store }: Pick<OrderRow, 'store'>): TrackedOrder => ({
  ...order,
  ...NO_AMOUNTS,
  is_whole: false,
  key: null,
  user_id: null,
  price: null,
  store_id: null,
  store: null,
  delivery_man_id: null,
  delivery_man: null,
  payment_method: '',
  distance: null,
  coupon_code: null,
  coupon_discount_title: null,
  tax_percentage: 0,
  free_delivery_by: null,
  total: NO_TOTAL,
  delivery_address: NO_ADDRESS,
  receiver_details: null,
  parcel_category: null,
  charge_payer: null,
  follow_key: null,
  parcel_cancellation: order.parcel_cancellation && { ...order.parcel_cancellation, ...NO_RETURN },
  order_note: null,
  unavailable_item_note: null,
  delivery_instruction: null,
  order_attachment: [],
  order_attachment_full_url: [],
  order_proof_full_url: [],
  otp: null,
  cancellation_reason: null,
  cancellation_note: null,
  details_count: 0,
  items_count: 0,
  item_images_full_url: [],
  item_names: [],
  refund: null,
  min_delivery_time: store?.min_minutes ?? null,
  max_delivery_time: store?.max_minutes ?? null,
  refund_cancellation_note: null,
  refund_customer_note: null,
  offline_payment: null,
  payments: [],
  refunds: [],
});

/** Says only that the parcel is being returned. */
const NO_RETURN = {
  reason: [],
  note: null,
  return_otp: null,
  return_fee: 0,
  return_fee_payment_method: null,
  dm_penalty_fee: 0,
  refund_amount: 0,
};

const NO_AMOUNTS = {
  order_amount: 0,
  store_discount_amount: 0,
  flash_admin_discount_amount: 0,
  flash_store_discount_amount: 0,
  coupon_discount_amount: 0,
  ref_bonus_amount: 0,
  total_tax_amount: 0,
  additional_charge: 0,
  extra_packaging_amount: 0,
  dm_tips: 0,
  original_delivery_charge: 0,
  delivery_charge: 0,
  partially_paid_amount: 0,
  bring_change_amount: 0,
  cashback_amount: 0,
};

const NO_ADDRESS: Order['delivery_address'] = {
  contact_person_name: '',
  contact_person_number: '',
  contact_person_email: null,
  address_type: '',
  address: '',
  floor: null,
  road: null,
  house: null,
  latitude: '',
  longitude: '',
};

const NO_TOTAL: OrderTotal = {
  goods: {
    lines: [],
    products: 0,
    add_ons: 0,
    product_discount: 0,
    store_discount: 0,
    discount_by: 'product_discount',
    store_discount_amount: 0,
    flash_admin_discount_amount: 0,
    flash_store_discount_amount: 0,
    off: 0,
    total: 0,
  },
  coupon_discount_amount: 0,
  ref_bonus_amount: 0,
  tax: { base: 0, rate: 0, tax_status: 'included', total_tax_amount: 0, added: 0 },
  additional_charge: 0,
  extra_packaging_amount: 0,
  dm_tips: 0,
  delivery: { by: 'nothing', base: 0, vehicle: 0, surge: 0, total: 0 },
  original_delivery_charge: 0,
  free_delivery: null,
  delivery_charge: 0,
  order_amount: 0,
};
