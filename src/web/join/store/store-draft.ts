import type { BusinessPlan } from '#domain/join/application.ts';
import type { Point } from '#domain/location/point.ts';
import { storeDraft } from '#web/session/drafts/join-draft.ts';
import { useKeptDraft } from '../parts/use-kept-draft.ts';

const STORE_TEXTS = [
  'f_name',
  'l_name',
  'phone',
  'email',
  'minimum_delivery_time',
  'maximum_delivery_time',
  'tax',
  'tin',
  'tin_expire_date',
] as const;

export type StoreText = (typeof STORE_TEXTS)[number];

export const STORE_FILES = ['logo', 'cover_photo', 'tin_certificate_image'] as const;

export type StoreFile = (typeof STORE_FILES)[number];

export type TimeUnit = 'min' | 'hours' | 'days';

/** By the language's key. */
export type ByLanguage = Readonly<Record<string, string>>;

/** What somebody has said so far about their store. Passwords are not in it, and files lie elsewhere. */
export type StoreDraft = {
  texts: Readonly<Record<StoreText, string>>;
  names: ByLanguage;
  addresses: ByLanguage;
  module_id: number | null;
  zone_id: number | null;
  pickup_zone_id: readonly number[];
  place: Point | null;
  delivery_time_type: TimeUnit;
  business_plan: BusinessPlan | null;
  package_id: number | null;
  /** How its package is paid: a way to pay, or free_trial. */
  pay: string;
  /** What was chosen, by name: a browser that could not keep the file can still say which one is missing. */
  fileNames: Partial<Record<StoreFile, string>>;
  /** What the server knows already: the key that opens it, and what was sent. */
  application: { key: string; sent: string } | null;
};

export const NEW_STORE: StoreDraft = {
  texts: Object.fromEntries(STORE_TEXTS.map((name) => [name, ''])) as Record<StoreText, string>,
  names: {},
  addresses: {},
  module_id: null,
  zone_id: null,
  pickup_zone_id: [],
  place: null,
  delivery_time_type: 'min',
  business_plan: null,
  package_id: null,
  pay: '',
  fileNames: {},
  application: null,
};

function savedStore(): StoreDraft {
  const saved = (storeDraft.get() ?? {}) as Partial<StoreDraft>;
  return { ...NEW_STORE, ...saved, texts: { ...NEW_STORE.texts, ...saved.texts } };
}

export function useStoreDraft() {
  const { draft, setDraft, isKept } = useKeptDraft(storeDraft, savedStore);
  return {
    draft,
    isKept,
    change: (changes: Partial<StoreDraft>) => setDraft((before) => ({ ...before, ...changes })),
    /** Into the field that has no address yet, whatever was typed meanwhile. */
    proposeAddress: (language: string, address: string) =>
      setDraft((before) =>
        before.addresses[language]?.trim()
          ? before
          : { ...before, addresses: { ...before.addresses, [language]: address } },
      ),
    setText: (name: StoreText, value: string) =>
      setDraft((before) => ({ ...before, texts: { ...before.texts, [name]: value } })),
  };
}

/** What of it was sent, to tell whether it was changed since. How it is paid is asked afterwards. */
export function sentPart({ business_plan, package_id, pay, application, ...store }: StoreDraft): string {
  return JSON.stringify(store);
}
