import '#web/i18n/lazy/join.ts';
import type { Passwords } from '../parts/password-fields.tsx';
import { passwordFaults, personFaults } from '../parts/person-faults.ts';
import type { Faults } from '../parts/use-field-words.ts';
import type { CourierDraft, CourierFile, CourierText } from './courier-draft.ts';

export type CourierField =
  | CourierText
  | CourierFile
  | 'zone_id'
  | 'vehicle_id'
  | 'earning'
  | 'identity_type'
  | keyof Passwords;

/** In the order one meets them on the page. */
export const COURIER_FIELDS = [
  'f_name',
  'l_name',
  'phone',
  'email',
  'image',
  'zone_id',
  'vehicle_id',
  'earning',
  'identity_type',
  'identity_number',
  'identity_image',
  'password',
  'confirm_password',
] as const satisfies readonly CourierField[];

export const NEEDED_FIELDS = COURIER_FIELDS.filter((field) => field !== 'l_name' && field !== 'confirm_password');

type Situation = {
  draft: CourierDraft;
  files: Readonly<Record<CourierFile, readonly File[]>>;
  passwords: Passwords;
};

/** What is still missing or wrong. The rules of the server, asked here first; the server decides. */
export function courierFaults({ draft, files, passwords }: Situation): Faults<CourierField> {
  const faults: Faults<CourierField> = {};
  if (draft.zone_id === null) faults.zone_id = 'join.fault.zone';
  if (draft.vehicle_id === null) faults.vehicle_id = 'join.fault.vehicle';
  if (draft.earning === null) faults.earning = 'join.fault.earning';
  if (draft.identity_type === null) faults.identity_type = 'join.fault.identity_type';
  if (draft.texts.identity_number.trim() === '') faults.identity_number = 'join.fault.identity_number';
  if (files.identity_image.length === 0) faults.identity_image = 'join.fault.identity_image';
  if (files.image.length === 0) faults.image = 'join.fault.image';
  return { ...faults, ...personFaults(draft.texts), ...passwordFaults(passwords) };
}
