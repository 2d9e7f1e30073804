import { AppError } from '#contract/errors.ts';
import type { Point } from '#domain/location/point.ts';
import { type ContactFields, contactPersonOf } from '#server/auth/contact-person.ts';
import type { DeliveryAddress } from '../order-rows.repository.ts';

export type ReceiverFields = ContactFields & {
  address?: string | null | undefined;
  address_type?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
  road?: string | null | undefined;
};

/** Who receives an order and where. */
export function receiverOf(
  given: ReceiverFields,
  account: Parameters<typeof contactPersonOf>[1],
  { order_type, at }: { order_type: 'delivery' | 'take_away'; at: Point | null },
): DeliveryAddress {
  const contact = contactPersonOf(given, account);
  if (order_type === 'delivery' && !given.address) throw new AppError('order_address');
  return {
    ...contact,
    address_type: given.address_type || 'Delivery',
    address: given.address || '',
    house: given.house || null,
    floor: given.floor || null,
    road: given.road || null,
    latitude: at?.lat ?? null,
    longitude: at?.lng ?? null,
  };
}
