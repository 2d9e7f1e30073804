import type { PlaceBody } from '#web/checkout/place-body.ts';
import type { PayOption } from '#web/payments/pay-options.ts';
import { joinInstructions, noteToChange, type ParcelDraft } from './parcel-draft.ts';

type Decided = {
  draft: ParcelDraft;
  /** Null for a customer. */
  guest_id: string | null;
  paying: PayOption;
  /** What the wallet pays of it, in minor units; null: nothing, or all. */
  fromWallet: number | null;
  order_amount: number;
};

/** The parcel as the contract takes it: the order's own address is the sender's. */
export function parcelBody({ draft, guest_id, paying, fromWallet, order_amount }: Decided): PlaceBody {
  const { sender, receiver } = draft;
  return {
    order_type: 'parcel',
    guest_id,
    is_guest: guest_id === null ? 0 : 1,
    parcel_category_id: draft.parcel_category_id,
    charge_payer: draft.charge_payer,
    schedule_at: draft.schedule_at || null,
    order_amount,
    dm_tips: draft.dm_tips,
    payment_method: paying.method,
    partial_payment: fromWallet !== null,
    partially_paid_amount: fromWallet,
    bring_change_amount: paying.method === 'cash_on_delivery' ? noteToChange(draft) : 0,
    contact_person_name: sender.name.trim(),
    contact_person_number: sender.phone,
    contact_person_email: sender.email.trim(),
    address: sender.place?.address,
    address_type: 'others',
    latitude: sender.place?.lat,
    longitude: sender.place?.lng,
    road: sender.road,
    house: sender.house,
    floor: sender.floor,
    receiver_details: {
      contact_person_name: receiver.name.trim(),
      contact_person_number: receiver.phone,
      contact_person_email: receiver.email.trim(),
      address: receiver.place?.address,
      address_type: 'others',
      latitude: receiver.place?.lat,
      longitude: receiver.place?.lng,
      road: receiver.road,
      house: receiver.house,
      floor: receiver.floor,
    },
    delivery_instruction: joinInstructions(draft.instructions),
    order_note: draft.order_note.trim() || null,
    create_new_user: draft.wantsAccount && guest_id !== null,
  };
}
