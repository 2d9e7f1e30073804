import type { IdentityType } from '#domain/join/application.ts';
import { courierDraft } from '#web/session/drafts/join-draft.ts';
import { useKeptDraft } from '../parts/use-kept-draft.ts';

const COURIER_TEXTS = ['f_name', 'l_name', 'phone', 'email', 'identity_number'] as const;

export type CourierText = (typeof COURIER_TEXTS)[number];

export const COURIER_FILES = ['image', 'identity_image'] as const;

export type CourierFile = (typeof COURIER_FILES)[number];

/** What somebody has said so far who wants to deliver. Passwords are not in it, and files lie elsewhere. */
export type CourierDraft = {
  texts: Readonly<Record<CourierText, string>>;
  zone_id: number | null;
  vehicle_id: number | null;
  /** 1: paid for each delivery, 0: a salary. */
  earning: 0 | 1 | null;
  identity_type: IdentityType | null;
  /** What was chosen, by name: a browser that could not keep the files can still say which are missing. */
  fileNames: Partial<Record<CourierFile, string>>;
};

const NEW_COURIER: CourierDraft = {
  texts: Object.fromEntries(COURIER_TEXTS.map((name) => [name, ''])) as Record<CourierText, string>,
  zone_id: null,
  vehicle_id: null,
  earning: null,
  identity_type: null,
  fileNames: {},
};

function savedCourier(): CourierDraft {
  const saved = (courierDraft.get() ?? {}) as Partial<CourierDraft>;
  return { ...NEW_COURIER, ...saved, texts: { ...NEW_COURIER.texts, ...saved.texts } };
}

export function useCourierDraft() {
  const { draft, setDraft, isKept } = useKeptDraft(courierDraft, savedCourier);
  return {
    draft,
    isKept,
    change: (changes: Partial<CourierDraft>) => setDraft((before) => ({ ...before, ...changes })),
    setText: (name: CourierText, value: string) =>
      setDraft((before) => ({ ...before, texts: { ...before.texts, [name]: value } })),
  };
}
