import type { Deps } from '#server/deps.ts';
import type { Caller } from '../caller.ts';
import { knownGuest } from '../known-guest.ts';
import { type CodeAddress, forgiveGuess, isSpent, spendCode } from './codes.ts';

/** A right code, and the guest in whose browser it was typed. */
type Shown = { code: string; guest_id: string | null | undefined };

/** Remembers who showed a code that opened something, `holder`, as long as the code would have been good. */
export async function noteShown(deps: Deps, address: CodeAddress, { code, guest_id }: Shown, holder: number) {
  const guest = await knownGuest(deps, guest_id);
  if (guest === null) return;
  await deps.db.transaction((tx) => spendCode(deps, { ...address, holder }, shownBy(code, guest), tx));
}

/**
 * The answer was lost, and the same browser shows the code once more: it has proven what it proves. Whoever has read the
 * code elsewhere does not know the guest's secret, and is refused.
 */
export async function wasShown(
  deps: Deps,
  address: CodeAddress,
  { code, guest_id }: Shown,
  { holder, caller }: { holder: number; caller: Caller },
): Promise<boolean> {
  const guest = await knownGuest(deps, guest_id);
  if (guest === null) return false;
  const isAgain = await isSpent(deps, { ...address, holder }, shownBy(code, guest));
  if (isAgain) await forgiveGuess(deps, address, caller);
  return isAgain;
}

const shownBy = (code: string, guest: number): string => `${code} shown by ${guest}`;
