import type { Point } from '#domain/location/point.ts';
import { isInside } from '#domain/location/polygon.ts';
import type { Passwords } from '../parts/password-fields.tsx';
import { passwordFaults, personFaults } from '../parts/person-faults.ts';
import type { Faults } from '../parts/use-field-words.ts';
import '#web/i18n/lazy/join.ts';
import type { StoreDraft, StoreFile, StoreText } from './store-draft.ts';

export type StoreField =
  | StoreText
  | StoreFile
  | 'name'
  | 'address'
  | 'module_id'
  | 'zone_id'
  | 'pickup_zone_id'
  | 'latitude'
  | keyof Passwords;

/** In the order one meets them on the page. */
export const STORE_FIELDS = [
  'name',
  'address',
  'module_id',
  'zone_id',
  'minimum_delivery_time',
  'maximum_delivery_time',
  'pickup_zone_id',
  'latitude',
  'logo',
  'cover_photo',
  'tin',
  'tin_expire_date',
  'tax',
  'tin_certificate_image',
  'f_name',
  'l_name',
  'phone',
  'email',
  'password',
  'confirm_password',
] as const satisfies readonly StoreField[];

/** Without these nothing is sent. */
const ALWAYS_NEEDED = [
  'name',
  'address',
  'module_id',
  'zone_id',
  'minimum_delivery_time',
  'maximum_delivery_time',
  'latitude',
  'logo',
  'f_name',
  'phone',
  'email',
  'password',
] as const satisfies readonly StoreField[];

/** What is counted while the form is filled in; where vehicles are handed over is asked of whoever rents out. */
export const neededFields = (needsPickupZones: boolean): readonly StoreField[] =>
  needsPickupZones ? [...ALWAYS_NEEDED, 'pickup_zone_id'] : ALWAYS_NEEDED;

export type StoreSituation = {
  draft: StoreDraft;
  files: Readonly<Record<StoreFile, readonly File[]>>;
  passwords: Passwords;
  /** The language that every store has its name in. */
  language: string;
  /** The border of the chosen zone; null while it is not known. */
  ring: readonly Point[] | null;
  needsPickupZones: boolean;
  /** YYYY-MM-DD */
  today: string;
};

/** What is still missing or wrong. The rules of the server, asked here first; the server decides. */
export function storeFaults(situation: StoreSituation): Faults<StoreField> {
  const { draft, files, passwords, language, ring, needsPickupZones, today } = situation;
  const { texts, place } = draft;
  const faults: Faults<StoreField> = {};
  const [shortest, longest] = [texts.minimum_delivery_time, texts.maximum_delivery_time];

  if (!draft.names[language]?.trim()) faults.name = 'join.fault.name';
  if (!draft.addresses[language]?.trim()) faults.address = 'join.fault.address';
  if (draft.module_id === null) faults.module_id = 'join.fault.module';
  if (draft.zone_id === null) faults.zone_id = 'join.fault.zone';
  if (!isTime(shortest)) faults.minimum_delivery_time = 'join.fault.time';
  if (!isTime(longest)) faults.maximum_delivery_time = 'join.fault.time';
  else if (isTime(shortest) && Number(longest) <= Number(shortest)) {
    faults.maximum_delivery_time = 'join.fault.times_order';
  }
  if (needsPickupZones && draft.pickup_zone_id.length === 0) faults.pickup_zone_id = 'join.fault.pickup_zones';
  if (!place) faults.latitude = 'join.fault.place';
  else if (ring && !isInside(place, ring)) faults.latitude = 'join.fault.outside';
  if (files.logo.length === 0) faults.logo = 'join.fault.logo';
  if (texts.tax.trim() !== '' && !isPerCent(texts.tax)) faults.tax = 'join.fault.tax';
  if (texts.tin.trim() === '' && (texts.tin_expire_date !== '' || files.tin_certificate_image.length > 0)) {
    faults.tin = 'join.fault.tin';
  }
  if (texts.tin_expire_date !== '' && texts.tin_expire_date < today) faults.tin_expire_date = 'join.fault.tin_expired';
  return { ...faults, ...personFaults(texts), ...passwordFaults(passwords) };
}

const isTime = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text.trim());

const isPerCent = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) <= 100;
