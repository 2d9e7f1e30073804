import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The fields in which callers send a phone number, in whichever call. */
const PHONE_FIELDS = new Set(['phone', 'phoneNumber', 'email_or_phone', 'contact_person_number', 'contact_number']);

/**
 * A number that says its country (`+46 (0)70-174 06 05`, `0046 70…`) as everybody stores it: E.164, without what is dialled
 * only at home. So one phone is one account, one limit and one order, however it is typed. What is no such number is left
 * to the contract, which refuses it in its own words.
 */
export function e164(typed: string): string {
  const said = typed.trim().replace(/^00(?=[1-9])/, '+');
  if (!said.startsWith('+')) return typed;
  const read = parsePhoneNumberFromString(said);
  return read?.isPossible() ? read.number : typed;
}

/** The country a number belongs to, or the code that several share; empty when no country has it. */
export function countryOfPhone(phone: string): string {
  const read = parsePhoneNumberFromString(phone);
  return read?.country ?? read?.countryCallingCode ?? '';
}

/** What was sent, with each phone number in one spelling; `receiver_details` is a part of its own, or the text of one. */
export function inOneSpelling(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const fields = Object.entries(sent);
  if (!fields.some(([name]) => PHONE_FIELDS.has(name) || name === 'receiver_details')) return sent;
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (PHONE_FIELDS.has(name) && typeof value === 'string') return [name, e164(value)];
      return name === 'receiver_details' ? [name, inOneSpelling(value)] : [name, value];
    }),
  );
}
