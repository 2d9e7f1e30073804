import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentStatus } from '#domain/orders/starting-status.ts';
import type { ReturnCause } from '#domain/parcel/parcel-return.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import type { Text } from '#domain/text.ts';

/** A moment inside a JSON value. */
type JsonMoment = string;

export type OrderRow = {
  id: number;
  customer_id: number | null;
  guest_id: number | null;
  is_guest: boolean;
  module_id: number;
  module_type: string;
  zone_id: number;
  store_id: number | null;
  delivery_man_id: number | null;
  order_type: 'delivery' | 'take_away' | 'parcel';
  order_status: OrderStatus;
  payment_method: string;
  payment_status: PaymentStatus;
  prescription_order: boolean;
  scheduled: boolean;
  schedule_at: Date;
  processing_time: number | null;
  distance: number | null;
  store_discount_amount: number;
  flash_admin_discount_amount: number;
  flash_store_discount_amount: number;
  coupon_code: string | null;
  coupon_discount_title: string | null;
  coupon_discount_amount: number;
  ref_bonus_amount: number;
  tax_percentage: number;
  tax_status: 'included' | 'excluded';
  total_tax_amount: number;
  additional_charge: number;
  extra_packaging_amount: number;
  dm_tips: number;
  original_delivery_charge: number;
  delivery_charge: number;
  free_delivery_by: 'admin' | 'vendor' | null;
  order_amount: number;
  total: OrderTotal;
  partially_paid_amount: number;
  bring_change_amount: number;
  cashback_amount: number;
  delivery_address: Record<string, unknown>;
  order_note: string | null;
  unavailable_item_note: string | null;
  delivery_instruction: string | null;
  cutlery: boolean;
  order_attachment: string[];
  order_proof: string[];
  otp: string;
  code_confirmed: boolean;
  cancellation_reason: string | null;
  cancellation_note: string | null;
  canceled_by: string | null;
  created_at: Date;
  updated_at: Date;

  details_count: number;
  items_count: number;
  item_images: string[];
  item_names: Text[];
  is_reviewed: boolean;
  is_delivery_man_reviewed: boolean;
  /** When each status was reached. */
  times: Partial<Record<OrderStatus, JsonMoment>>;
  store: StoreSummary | null;
  courier: CourierSummary | null;
  refund: RefundSummary | null;
  parcel: ParcelSummary | null;
};

type StoreSummary = {
  id: number;
  slug: string;
  name: Text;
  logo: string;
  phone: string;
  email: string;
  address: Text;
  latitude: number;
  longitude: number;
  avg_rating: number;
  rating_count: number;
  delivery_time: string;
  /** Minutes, whatever the store counts in. */
  min_minutes: number;
  max_minutes: number;
  zone_id: number;
  module_id: number;
  vendor_id: number;
};

type CourierSummary = {
  id: number;
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  image: string | null;
  avg_rating: number;
  rating_count: number;
  order_count: number;
  latitude: number | null;
  longitude: number | null;
  located_at: JsonMoment | null;
  vehicle_id: number | null;
  zone_id: number;
};

/** What only a parcel has. */
export type ParcelSummary = {
  parcel_category_id: number;
  category_name: Text;
  category_image: string;
  receiver_details: Record<string, unknown>;
  charge_payer: 'sender' | 'receiver';
  travel_minutes: number;
  follow_key: string;
  return_otp: string | null;
  return_fee: number | null;
  return_cause: ReturnCause | null;
  return_by: JsonMoment | null;
  return_fee_paid_at: JsonMoment | null;
  return_fee_method: string | null;
  /** What of its money went back. */
  refunded_amount: number;
};

type RefundSummary = {
  customer_reason: string;
  customer_note: string | null;
  refund_method: string;
  image: string[];
  refund_amount: number;
  line_ids: number[] | null;
  refund_status: 'pending' | 'approved' | 'rejected';
  admin_note: string | null;
  created_at: JsonMoment;
};
