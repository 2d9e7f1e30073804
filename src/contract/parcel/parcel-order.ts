import * as z from 'zod/mini';
import { anyId, anyNumber } from '../checkout/order-request.ts';
import { contactFields } from '../orders/contact-fields.ts';
import { fromJson } from '../wire.ts';

/** An object, or the JSON text of one. */
const objectOrText = z.codec(
  z.union([z.string().check(z.maxLength(5000)), z.record(z.string(), z.unknown())]),
  z.unknown(),
  { decode: (sent) => (typeof sent === 'string' ? fromJson(sent) : sent), encode: (value) => JSON.stringify(value) },
);

const receiver = z.object({
  ...contactFields,
  latitude: anyNumber(-90, 90),
  longitude: anyNumber(-180, 180),
  /** Clients send it, and nobody believes it: the zone is looked up. */
  zone_id: z.optional(z.unknown()),
});

export type ReceiverDetails = z.output<typeof receiver>;

export const CHARGE_PAYERS = ['sender', 'receiver'] as const;

export type ChargePayer = (typeof CHARGE_PAYERS)[number];

/** What an order of the type `parcel` says besides. */
export const parcelFields = {
  parcel_category_id: anyId,
  receiver_details: z.nullish(z.pipe(objectOrText, receiver)),
  /** Who pays; the receiver pays in cash. */
  charge_payer: z.nullish(z.enum(CHARGE_PAYERS)),
  sender_zone_id: z.optional(z.unknown()),
};
