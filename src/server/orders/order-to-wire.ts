import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { Order } from '#contract/orders/shapes.ts';
import { say } from '#contract/texts/say.ts';
import { expectedAt, readyAt } from '#domain/orders/expected-at.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { privatePictureUrl } from '../media/picture-pass.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { addressToWire, moment } from './address-to-wire.ts';
import type { OrderLineRow } from './order-lines.repository.ts';
import type { OrderRow } from './order-row.ts';
import { parcelToWire } from './parcel-to-wire.ts';

export type Reader = Pick<Deps, 'env' | 'hashSecret' | 'now'> & {
  language: string;
  showsCode: boolean;
  /** What a courier owes who brings a parcel back too late. */
  lateFee: number;
};

type TimedStatus = Exclude<OrderStatus, 'refund_request_canceled'>;

/** Of a refund that was refused the wire tells no time. */
const TIMED = ORDER_STATUSES.filter((status): status is TimedStatus => status !== 'refund_request_canceled');

export function orderToWire(row: OrderRow, reader: Reader): Order {
  const { customer_id, guest_id, store, courier, refund, times, otp, parcel, ...same } = row;
  // Prescriptions and the like: for who may see the order, and for a while.
  const pictures = (ids: readonly string[]) => ids.map((id) => privatePictureUrl(reader, id, '1x1'));
  return {
    ...same,
    user_id: customer_id ?? guest_id,
    scheduled: row.scheduled ? 1 : 0,
    schedule_at: row.schedule_at.toISOString(),
    expected_at:
      expectedAt({
        ...row,
        minutes: store?.max_minutes ?? null,
        ready_at: readyAt(times.confirmed === undefined ? null : new Date(times.confirmed), row.processing_time),
      })?.toISOString() ?? null,
    delivery_address: addressToWire(row.delivery_address),
    ...parcelToWire(row, reader),
    order_attachment_full_url: pictures(row.order_attachment),
    order_proof_full_url: pictures(row.order_proof),
    otp: reader.showsCode ? otp : null,
    // What the shop itself cancels was not paid in time.
    cancellation_reason:
      row.canceled_by === 'system' ? say(reader.language, 'order.unpaid_expired') : row.cancellation_reason,
    item_images_full_url: (parcel ? [parcel.category_image] : row.item_images).map((id) =>
      pictureUrl(reader.env, id, '1x1'),
    ),
    item_names: (parcel ? [parcel.category_name] : row.item_names).map((name) => inLanguage(name, reader.language)),
    store: store && storeToWire(store, reader),
    delivery_man: courier && courierToWire(courier, reader.env),
    refund: refund && {
      ...refund,
      image_full_url: pictures(refund.image),
      created_at: moment(refund.created_at),
    },
    ...timesToWire(times),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

type Timed = Record<TimedStatus, string | null>;

const timesToWire = (times: OrderRow['times']): Timed =>
  Object.fromEntries(
    TIMED.map((status) => {
      const time = times[status];
      return [status, time === undefined ? null : moment(time)];
    }),
  ) as Timed;

function storeToWire(store: NonNullable<OrderRow['store']>, { env, language }: Reader): NonNullable<Order['store']> {
  return {
    ...store,
    name: inLanguage(store.name, language),
    address: inLanguage(store.address, language),
    logo_full_url: pictureUrl(env, store.logo, '1x1'),
    latitude: String(store.latitude),
    longitude: String(store.longitude),
  };
}

function courierToWire(courier: NonNullable<OrderRow['courier']>, env: Env): NonNullable<Order['delivery_man']> {
  return {
    ...courier,
    image_full_url: pictureUrl(env, courier.image, '1x1'),
    lat: courier.latitude === null ? null : String(courier.latitude),
    lng: courier.longitude === null ? null : String(courier.longitude),
    located_at: courier.located_at === null ? null : moment(courier.located_at),
  };
}

export function lineToWire(line: OrderLineRow, order: OrderRow, { env, language }: Reader): OrderLine {
  const say = (text: Text) => inLanguage(text, language);
  const { name, slug, image, unit_type } = line.item_details;
  const image_full_url = pictureUrl(env, image, '4x3');
  return {
    ...line,
    item_details: {
      name: say(name),
      slug,
      price: line.price,
      image_full_url,
      unit_type: unit_type && say(unit_type),
      is_prescription_required: line.is_prescription_required,
    },
    variation: line.variation.map((chosen) =>
      'values' in chosen
        ? { name: say(chosen.name), values: chosen.values.map((value) => ({ ...value, label: say(value.label) })) }
        : { ...chosen, label: say(chosen.label) },
    ),
    add_ons: line.add_ons.map((addOn) => ({ ...addOn, name: say(addOn.name) })),
    discount_type: 'amount',
    tax_amount: 0,
    tax_status: order.tax_status,
    image_full_url,
    images_full_url: [image_full_url],
    is_guest: order.is_guest,
  };
}
