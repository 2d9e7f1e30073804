import type { Order } from '#contract/orders/shapes.ts';
import { toFlag } from '#contract/wire.ts';
import { keepsWhatWasPaid } from '#domain/parcel/parcel-return.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { addressToWire, moment } from './address-to-wire.ts';
import type { OrderRow, ParcelSummary } from './order-row.ts';

type ParcelPart = Pick<
  Order,
  'receiver_details' | 'parcel_category' | 'charge_payer' | 'follow_key' | 'parcel_cancellation'
>;

type Reader = Pick<Deps, 'env'> & { language: string; lateFee: number };

export function parcelToWire(row: OrderRow, { env, language, lateFee }: Reader): ParcelPart {
  const { parcel } = row;
  if (!parcel)
    return {
      receiver_details: null,
      parcel_category: null,
      charge_payer: null,
      follow_key: null,
      parcel_cancellation: null,
    };
  const { zone_id } = parcel.receiver_details;
  return {
    receiver_details: {
      ...addressToWire(parcel.receiver_details),
      zone_id: typeof zone_id === 'number' ? zone_id : null,
    },
    parcel_category: {
      id: parcel.parcel_category_id,
      name: inLanguage(parcel.category_name, language),
      image_full_url: pictureUrl(env, parcel.category_image, '1x1'),
    },
    charge_payer: parcel.charge_payer,
    follow_key: parcel.follow_key,
    parcel_cancellation: isCanceled(row) ? cancellationOf(row, parcel, lateFee) : null,
  };
}

const isCanceled = ({ order_status }: OrderRow): boolean => order_status === 'canceled' || order_status === 'returned';

function cancellationOf(
  row: OrderRow,
  parcel: ParcelSummary,
  lateFee: number,
): NonNullable<ParcelPart['parcel_cancellation']> {
  const { return_cause: cause, return_fee, return_by, refunded_amount } = parcel;
  const returned = row.times.returned ?? null;
  const isLate = return_by !== null && returned !== null && Date.parse(returned) > Date.parse(return_by);
  const isDue = (return_fee ?? 0) > 0 && parcel.return_fee_paid_at === null;
  return {
    reason: row.cancellation_reason ? [row.cancellation_reason] : [],
    note: row.cancellation_note,
    cancel_by: row.canceled_by,
    cause,
    before_pickup: toFlag(cause === null),
    return_otp: parcel.return_otp,
    return_fee: return_fee ?? 0,
    return_fee_payment_status: isDue ? 'unpaid' : 'paid',
    return_fee_payment_method: parcel.return_fee_method,
    dm_penalty_fee: isLate ? lateFee : 0,
    return_date: returned === null ? null : moment(returned),
    set_return_date: return_by === null ? null : moment(return_by),
    is_delivery_charge_refundable: toFlag(cause === null || !keepsWhatWasPaid(cause)),
    is_refunded: toFlag(refunded_amount > 0),
    refund_amount: refunded_amount,
  };
}
