import { AppError } from '#contract/errors.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { type Booked, followKey } from '../live/follow-key.ts';
import type { Caller } from './caller.ts';
import { sendCode, takeCode } from './codes/codes.ts';

/** A guest's order or trip as somebody names it who has neither their guest_id nor its key. */
export type NamedByPhone = Booked & { contact_number: string };

/**
 * A code to the phone of a guest's order or trip. Whether or not there is such a thing with this phone, the answer is
 * the same; `isThere` says it.
 */
export async function sendProofCode(
  deps: Deps,
  { contact_number, ...followed }: NamedByPhone,
  isThere: (phone: string) => Promise<boolean>,
  caller: Caller,
): Promise<void> {
  const { is_sms_active } = await settingsNow(deps, caller.language);
  if (!is_sms_active) throw new AppError('method_off');
  const phone = digitsOf(contact_number);
  if (phone === null) throw new AppError('invalid', 'contact_number');
  await sendCode(deps, { ...codeOf(followed, phone), isDecoy: !(await isThere(phone)) }, caller);
}

/** The code that came there, for the key. */
export async function proveByCode(
  deps: Deps,
  { contact_number, otp, ...followed }: NamedByPhone & { otp: string },
  caller: Caller,
): Promise<string> {
  const phone = digitsOf(contact_number) ?? '';
  if ((await takeCode(deps, codeOf(followed, phone), otp, caller)) === 'wrong') throw new AppError('otp_wrong');
  return followKey(deps, followed);
}

const codeOf = ({ kind, id }: Booked, phone: string) =>
  ({ purpose: kind, channel: 'phone', to: `+${phone}`, holder: id }) as const;

export const digitsOf = (contact_number: string | null | undefined): string | null =>
  contact_number?.replaceAll(/\D/g, '') || null;
