import { AppError } from '#contract/errors.ts';
import { plainNumber } from '#domain/auth/phone-number.ts';
import type { Point } from '#domain/location/point.ts';
import type { DeliveryAddress } from '../order-rows.repository.ts';

export type ReceiverFields = {
  contact_person_name?: string | null | undefined;
  contact_person_number?: string | null | undefined;
  contact_person_email?: string | null | undefined;
  address?: string | null | undefined;
  address_type?: string | null | undefined;
  house?: string | null | undefined;
  floor?: string | null | undefined;
  road?: string | null | undefined;
};

type Account = { f_name: string; l_name: string; phone: string | null; email: string | null };

const NUMBER = /^\+?\d{6,20}$/;

export const isPhone = (number: string): boolean => NUMBER.test(number);

/** Who receives an order and where. A customer who says nothing is meant themselves. */
export function receiverOf(
  given: ReceiverFields,
  account: Account | null,
  { order_type, at }: { order_type: 'delivery' | 'take_away'; at: Point | null },
): DeliveryAddress {
  const contact_person_name = given.contact_person_name || (account && `${account.f_name} ${account.l_name}`.trim());
  if (!contact_person_name) throw new AppError('name_required', 'contact_person_name');
  const contact_person_number = plainNumber(given.contact_person_number || account?.phone || '');
  if (!isPhone(contact_person_number)) throw new AppError('contact_number');
  if (order_type === 'delivery' && !given.address) throw new AppError('order_address');
  return {
    contact_person_name,
    contact_person_number,
    contact_person_email: given.contact_person_email || account?.email || null,
    address_type: given.address_type || 'Delivery',
    address: given.address || '',
    house: given.house || null,
    floor: given.floor || null,
    road: given.road || null,
    latitude: at?.lat ?? null,
    longitude: at?.lng ?? null,
  };
}

/** What somebody without an account names to follow the order. */
export const contactNumberOf = ({ contact_person_number }: DeliveryAddress): string =>
  contact_person_number.replaceAll(/\D/g, '');
