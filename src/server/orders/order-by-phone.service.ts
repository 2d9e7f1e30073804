import type { Caller } from '../auth/caller.ts';
import { type Guess, guessWasRight, noteGuess } from '../auth/codes/guesses.ts';
import { type CodeByPhone, digitsOf, proveByCode, sendProofCode } from '../auth/phone-proof.service.ts';
import type { Deps } from '../deps.ts';
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

const order = ({ order_id, contact_number }: Named) => ({ kind: 'order', id: order_id, contact_number }) as const;

/** Whether or not there is such an order, the answer is the same. */
export const sendOrderCode = (deps: Deps, named: Named, caller: Caller): Promise<void> =>
  sendProofCode(
    deps,
    order(named),
    async (phone) => (await findOrderByPhone(deps.db, named.order_id, phone)) !== null,
    caller,
  );

type Proof = Named & Pick<CodeByPhone, 'otp' | 'guest_id'>;

export const proveByPhone = (deps: Deps, { otp, guest_id, ...named }: Proof, caller: Caller): Promise<string> =>
  proveByCode(deps, { ...order(named), otp, guest_id }, caller);
