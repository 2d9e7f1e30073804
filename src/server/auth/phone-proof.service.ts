import { AppError } from '#contract/errors.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { type Booked, followKey } from '../live/follow-key.ts';
import type { Caller } from './caller.ts';
import { sendCode, takeCode } from './codes/codes.ts';
import { noteShown, wasShown } from './codes/shown-again.ts';

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

/** `guest_id`: of the browser in which the code is typed. */
export type CodeByPhone = NamedByPhone & { otp: string; guest_id?: string | null | undefined };

/** The code that came there, for the key; once more from the same browser, whose answer may have got lost. */
export async function proveByCode(
  deps: Deps,
  { contact_number, otp, guest_id, ...followed }: CodeByPhone,
  caller: Caller,
): Promise<string> {
  const address = codeOf(followed, digitsOf(contact_number) ?? '');
  const shown = { code: otp, guest_id };
  if ((await takeCode(deps, address, otp, caller)) === 'right') await noteShown(deps, address, shown, followed.id);
  else if (!(await wasShown(deps, address, shown, { holder: followed.id, caller }))) throw new AppError('otp_wrong');
  return followKey(deps, followed);
}

const codeOf = ({ kind, id }: Booked, phone: string) =>
  ({ purpose: kind, channel: 'phone', to: `+${phone}`, holder: id }) as const;

export const digitsOf = (contact_number: string | null | undefined): string | null =>
  contact_number?.replaceAll(/\D/g, '') || null;
