/** How much of something each address holds. Whoever holds nothing is forgotten. */
export function shares() {
  const held = new Map<string, number>();
  return {
    of: (address: string): number => held.get(address) ?? 0,
    add(address: string, amount: number) {
      const now = (held.get(address) ?? 0) + amount;
      if (now > 0) held.set(address, now);
      else held.delete(address);
    },
  };
}

const WHOLE = 100;

/** What one address may have of a whole: at least one, or nobody could come at all. */
export const shareOf = (whole: number, percent: number): number => Math.max(1, Math.floor(whole * (percent / WHOLE)));
