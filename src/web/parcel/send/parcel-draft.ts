import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChargePayer } from '#contract/parcel/parcel-order.ts';
import type { ParcelEnd, SentParcel } from '#contract/parcel/sending.ts';
import type { Point } from '#domain/location/point.ts';
import { forgetParcelDraft, savedParcelDraft, saveParcelDraft } from '#web/session/drafts/parcel-draft.ts';

/** Who is at one end of the way, and where; `place` null: not said yet. */
export type EndDraft = {
  name: string;
  phone: string;
  email: string;
  place: (Point & { address: string }) | null;
  road: string;
  house: string;
  floor: string;
  /** To be kept among the customer's addresses. */
  saves: boolean;
};

export type EndName = 'sender' | 'receiver';

export const END_NAMES = ['sender', 'receiver'] as const satisfies readonly EndName[];

/** What somebody has said so far about a parcel; amounts are minor units. */
export type ParcelDraft = {
  parcel_category_id: number | null;
  sender: EndDraft;
  receiver: EndDraft;
  /** What the courier is told, in the words of the instructions. */
  instructions: readonly string[];
  order_note: string;
  charge_payer: ChargePayer;
  /** YYYY-MM-DD HH:mm by the town's clock; empty: to be chosen; null: as soon as possible. */
  schedule_at: string | null;
  dm_tips: number;
  pay: string;
  usesWallet: boolean;
  bring_change_amount: number;
  wantsAccount: boolean;
};

const NOBODY: EndDraft = { name: '', phone: '', email: '', place: null, road: '', house: '', floor: '', saves: false };

export const NEW_PARCEL: ParcelDraft = {
  parcel_category_id: null,
  sender: NOBODY,
  receiver: NOBODY,
  instructions: [],
  order_note: '',
  charge_payer: 'sender',
  schedule_at: null,
  dm_tips: 0,
  pay: '',
  usesWallet: false,
  bring_change_amount: 0,
  wantsAccount: false,
};

/** The note that the courier shall bring change for. Whoever sends does not know the receiver's. */
export const noteToChange = ({ charge_payer, bring_change_amount }: ParcelDraft): number =>
  charge_payer === 'receiver' ? 0 : bring_change_amount;

/** Joins several instructions in the order's single field. */
const BETWEEN = ' · ';

export const joinInstructions = (instructions: readonly string[]): string | null =>
  instructions.length === 0 ? null : instructions.join(BETWEEN);

/** The same again: who, where and what, but not when and how it was paid. */
export const draftOfSent = ({ sender, receiver, ...sent }: SentParcel): ParcelDraft => ({
  ...NEW_PARCEL,
  parcel_category_id: sent.parcel_category_id,
  sender: endOf(sender),
  receiver: endOf(receiver),
  instructions: sent.delivery_instruction?.split(BETWEEN) ?? [],
  order_note: sent.order_note ?? '',
  charge_payer: sent.charge_payer,
});

export const endOf = (end: ParcelEnd): EndDraft => ({
  name: end.contact_person_name,
  phone: end.contact_person_number,
  email: end.contact_person_email ?? '',
  place: { lat: end.latitude, lng: end.longitude, address: end.address },
  road: end.road ?? '',
  house: end.house ?? '',
  floor: end.floor ?? '',
  saves: false,
});

export function savedDraft(): ParcelDraft {
  const saved = savedParcelDraft() as Partial<ParcelDraft>;
  return {
    ...NEW_PARCEL,
    ...saved,
    sender: { ...NOBODY, ...saved.sender },
    receiver: { ...NOBODY, ...saved.receiver },
  };
}

/** Kept as it is typed. Only in the browser: what was saved is unknown to the server. */
export function useParcelDraft() {
  const [draft, setDraft] = useState(savedDraft);
  useEffect(() => void saveParcelDraft(draft), [draft]);
  return {
    draft,
    change: (changes: Partial<ParcelDraft>) => setDraft((before) => ({ ...before, ...changes })),
    changeEnd: (name: EndName, changes: Partial<EndDraft>) =>
      setDraft((before) => ({ ...before, [name]: { ...before[name], ...changes } })),
    swap: () => setDraft((before) => ({ ...before, sender: before.receiver, receiver: before.sender })),
  };
}

export type DraftTools = ReturnType<typeof useParcelDraft>;

const listeners = new Set<() => void>();
let sent = 0;

/** It is on its way: nothing is left to be sent twice, also not in a form that the sender went back to meanwhile. */
export function parcelIsSent(): void {
  forgetParcelDraft();
  sent += 1;
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** How many this page has sent. */
export const useParcelsSent = (): number =>
  useSyncExternalStore(
    listen,
    () => sent,
    () => 0,
  );
