import { AppError } from '#contract/errors.ts';
import type { Caller } from '../auth/caller.ts';
import { sendCode, takeCode } from '../auth/codes.ts';
import { type Guess, guessWasRight, noteGuess } from '../auth/guesses.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { orderKey } from './order-key.ts';
import type { OrderRow } from './order-row.ts';
import { findOrderByPhone } from './orders.repository.ts';

type ByPhone = { contact_number?: string | null | undefined; address: string };

/**
 * A guest's order by number and phone; null when there is none. Misses are counted, for the order and for the phone, and
 * who has too many waits; the key and the code to the phone are not touched by that.
 */
export async function orderByPhone(deps: Deps, viewer: ByPhone, order_id: number): Promise<OrderRow | null> {
  const phone = digitsOf(viewer.contact_number);
  if (phone === null) return null;
  const guesses: Guess[] = [
    { kind: 'orderPhone', at: `order ${order_id}`, from: viewer.address },
    { kind: 'orderPhone', at: `phone ${phone}`, from: viewer.address },
    { kind: 'orderPhoneAnywhere', at: `order ${order_id}` },
  ];
  for (const guess of guesses) await noteGuess(deps, guess);
  const order = await findOrderByPhone(deps.db, order_id, phone);
  if (order) for (const guess of guesses) await guessWasRight(deps, guess);
  return order;
}

type Named = { order_id: number; contact_number: string };

/** Whether or not there is such an order, the answer is the same. */
export async function sendOrderCode(deps: Deps, { order_id, contact_number }: Named, caller: Caller): Promise<void> {
  const { is_sms_active } = await settingsNow(deps, caller.language);
  if (!is_sms_active) throw new AppError('method_off');
  const phone = digitsOf(contact_number);
  if (phone === null) throw new AppError('invalid', 'contact_number');
  const order = await findOrderByPhone(deps.db, order_id, phone);
  await sendCode(deps, { ...codeOf(order_id, phone), isDecoy: order === null }, caller);
}

export async function proveByPhone(
  deps: Deps,
  { order_id, contact_number, otp }: Named & { otp: string },
  caller: Caller,
): Promise<string> {
  const phone = digitsOf(contact_number) ?? '';
  if ((await takeCode(deps, codeOf(order_id, phone), otp, caller)) === 'wrong') throw new AppError('otp_wrong');
  return orderKey(deps, order_id);
}

const codeOf = (order_id: number, phone: string) =>
  ({ purpose: 'order', channel: 'phone', to: `+${phone}`, holder: order_id }) as const;

const digitsOf = (contact_number: string | null | undefined): string | null =>
  contact_number?.replaceAll(/\D/g, '') || null;
