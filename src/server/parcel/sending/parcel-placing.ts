import { AppError } from '#contract/errors.ts';
import type { ReceiverDetails } from '#contract/parcel/parcel-order.ts';
import type { ParcelEnd } from '#contract/parcel/sending.ts';
import { isContactNumber } from '#domain/auth/contact-number.ts';
import { plainNumber } from '#domain/auth/phone-number.ts';
import type { Point } from '#domain/location/point.ts';
import { hashPassword } from '../../auth/password-hash.ts';
import type { Deps } from '../../deps.ts';
import { ownerIn } from '../../http/shopper.ts';
import {
  chosenPayment,
  newPassword,
  type PlaceOrderBody,
  type Placing,
  type PlacingScope,
} from '../../orders/placing/placing.ts';
import { measureParcelWay } from './parcel-way.ts';
import { type ParcelToPlace, placeParcel } from './place-parcel.service.ts';

/** How an order of the type `parcel` is placed. */
export const parcelPlacing =
  (deps: Deps): Placing =>
  async (body, scope) => {
    const parcel = parcelOf(deps, body, scope);
    const password = newPassword(body, scope);
    const way = await measureParcelWay(deps, parcel.request.from, parcel.request.to);
    const password_hash = password === null ? null : await hashPassword(password);
    return {
      ready: (tx) => placeParcel(deps, tx, parcel, { way, password_hash }),
      discard: async () => {},
    };
  };

function parcelOf(deps: Deps, body: PlaceOrderBody, { shopper, language, address }: PlacingScope): ParcelToPlace {
  const { parcel_category_id, receiver_details, charge_payer } = body;
  if (parcel_category_id == null) throw new AppError('field_required', 'parcel_category_id');
  if (!charge_payer) throw new AppError('field_required', 'charge_payer');
  if (!receiver_details) throw new AppError('field_required', 'receiver_details');
  // A coupon takes something off goods or trips: who names one here believes in a price that is none.
  if (body.coupon_code) throw new AppError('coupon_not_eligible');
  const from = pointOf(body);
  if (!from) throw new AppError('order_place');
  const receiver = receiverEnd(receiver_details);
  return {
    request: {
      from,
      to: { lat: receiver.latitude, lng: receiver.longitude },
      parcel_category_id,
      schedule_at: body.schedule_at || null,
      dm_tips: body.dm_tips ?? 0,
    },
    owner: ownerIn(shopper),
    shown: { amount: body.order_amount ?? null, isExact: body.exact_amount ?? false },
    payment: chosenPayment(body),
    charge_payer,
    placed_from: deps.hashSecret(`address ${address}`),
    sender: body,
    receiver,
    order_note: body.order_note || null,
    delivery_instruction: body.delivery_instruction || null,
    language,
  };
}

/** Whoever receives it must be found: a name, a phone, a door. */
function receiverEnd(given: ReceiverDetails): ParcelEnd {
  const contact_person_number = plainNumber(given.contact_person_number ?? '');
  const to = pointOf(given);
  if (!given.contact_person_name) throw new AppError('receiver_name');
  if (!isContactNumber(contact_person_number)) throw new AppError('receiver_number');
  if (!to || !given.address) throw new AppError('order_address', 'receiver_details.address');
  return {
    contact_person_name: given.contact_person_name,
    contact_person_number,
    contact_person_email: given.contact_person_email || null,
    address: given.address,
    address_type: given.address_type || 'others',
    road: given.road || null,
    house: given.house || null,
    floor: given.floor || null,
    latitude: to.lat,
    longitude: to.lng,
  };
}

type Placed = { latitude?: number | null | undefined; longitude?: number | null | undefined };

const pointOf = ({ latitude, longitude }: Placed): Point | null =>
  latitude == null || longitude == null ? null : { lat: latitude, lng: longitude };
