import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Quote } from '#contract/checkout/quote.ts';
import { contactAt, type SelectedAddress, savedAs } from '#domain/addresses/selected-address.ts';
import { fullName } from '#domain/auth/name.ts';
import { isSamePoint } from '#domain/location/point.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import { packagingOffer } from '#domain/pricing/extras.ts';
import { orderTotal } from '#domain/pricing/order-total.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { addressesQuery } from '#web/location/addresses.queries.ts';
import { type GuestAddress, useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { useSelectedAddress } from '#web/session/remembered/selected-address.ts';
import { rememberSelected } from '#web/session/remembered/stored-address.ts';
import { useSession } from '#web/session/session.tsx';
import { quoteQuery } from './checkout.queries.ts';
import { changeForStore, type Draft, useDraft } from './draft.ts';
import type { Goods } from './goods.ts';
import { payState } from './pay-state.ts';
import type { Recipient } from './place-body.ts';

/** The quote of what was decided so far. `isFresh`: it is about exactly this, not about what was decided before. */
export function useCheckout(goods: Goods) {
  const api = useApi();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const { draft, change } = useDraft(goods.kind);
  const guest = useGuestAddress();
  const { address, near, recipient } = useRecipient(draft, guest);
  const here = useSelectedAddress();
  const [password, setPassword] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  const query = useQuery({
    ...quoteQuery(api, { token, guest_id }, goods, {
      order_type: draft.order_type,
      at: isTakeAway(draft.order_type) || !near ? null : { lat: near.lat, lng: near.lng },
      schedule_at: draft.schedule_at,
      coupon_code: draft.coupon_code,
    }),
    enabled: token !== null || guest_id !== null,
  });
  const store_id = query.data?.store.id;
  useEffect(() => {
    const changes = store_id && changeForStore(draft, store_id);
    if (changes) change(changes);
  }, [store_id, draft, change]);
  const isTyping = token === null && guest_id !== null && guest !== draft.typed;
  useEffect(() => {
    if (isTyping) change({ typed: guest });
  }, [isTyping, guest, change]);

  return {
    goods,
    draft,
    change,
    address,
    /** Where the shopper is, it is also the address of their next order. */
    selectAddress(chosen: SelectedAddress) {
      // A typed contact stays only while the address does: another address may be somebody else's.
      change({ address: chosen, ...(address && isSamePoint(chosen, address) ? {} : { contact: null }) });
      if (here && isSamePoint(chosen, here)) rememberSelected(chosen);
    },
    recipient,
    isGuest: token === null,
    needsPrescription: goods.kind === 'prescription' || query.data?.prescription_required === true,
    secrets: { password, files },
    setPassword,
    setFiles,
    quote: query.data,
    error: query.error,
    isFresh: query.data !== undefined && !query.isPlaceholderData,
    refetch: query.refetch,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

/** A checkout whose quote is there. */
export type Quoted = Checkout & { quote: Quote };

/** Computed in the browser by the server's rules, so that tips and packaging show without a request. */
export function useTotals({ quote, draft }: Pick<Quoted, 'quote' | 'draft'>) {
  const config = useConfig();
  const input = {
    ...quote.input,
    order_type: draft.order_type,
    coupon: draft.coupon_code === '' ? null : quote.input.coupon,
    dm_tips: draft.dm_tips,
    wantsPackaging: draft.wantsPackaging,
  };
  const total = orderTotal(input);
  return {
    input,
    total,
    packaging: packagingOffer(input.modulePacks, input.store),
    paying: payState(quote, config, { ...draft, order_amount: total.order_amount }),
  };
}

export type Totals = ReturnType<typeof useTotals>;

type Destination = {
  address: SelectedAddress | null;
  /** Until a guest has said where, the total is counted for the place they shop at. */
  near: SelectedAddress | null;
  recipient: Recipient | null;
};

/**
 * Whom it goes to, and where: of a guest what this browser knows; of a customer what they chose, what they typed before
 * they signed in, or what the address or the account says.
 */
function useRecipient(draft: Draft, guest: GuestAddress | null): Destination {
  const token = useSession((session) => session.token);
  const { data: saved = [] } = useQuery(addressesQuery(useApi(), { token }));
  const here = useSelectedAddress();
  const { data: customer } = useCustomer();
  if (token === null) return { address: placeOf(guest), near: placeOf(guest) ?? here, recipient: contactOf(guest) };
  const address = draft.address ?? placeOf(draft.typed) ?? here;
  // The saved address wins: it may have been edited since it was chosen.
  const named = isTakeAway(draft.order_type) || !address ? personOf(draft.typed) : (savedAs(address, saved) ?? address);
  const recipient = customer && {
    ...(draft.contact ?? contactAt(named, { name: fullName(customer), phone: customer.phone ?? '' })),
    email: customer.email ?? '',
  };
  return { address, near: address, recipient: recipient ?? null };
}

const contactOf = (guest: GuestAddress | null): Recipient | null =>
  guest && guest.contact_person_name !== ''
    ? {
        name: guest.contact_person_name,
        phone: phoneOf(guest),
        email: guest.contact_person_email,
      }
    : null;

const phoneOf = ({ contact_person_number }: GuestAddress): string => `+${contact_person_number.replace(/^\+/, '')}`;

const personOf = (guest: GuestAddress | null) =>
  guest && guest.contact_person_name !== ''
    ? { contact_person_name: guest.contact_person_name, contact_person_number: phoneOf(guest) }
    : {};

const placeOf = (guest: GuestAddress | null): SelectedAddress | null =>
  guest && guest.address !== '' && guest.latitude !== ''
    ? {
        lat: Number(guest.latitude),
        lng: Number(guest.longitude),
        address: guest.address,
        address_type: guest.address_type,
        road: guest.road,
        house: guest.house,
        floor: guest.floor,
        ...personOf(guest),
      }
    : null;
