/** Chance that falls the same way each time. A generator belongs to a key, so new content does not reshuffle the old. */
export type Random = {
  /** 0 ≤ x < 1 */
  number(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Value>(list: readonly Value[]): Value;
  /** `count` different values in a chance order; all of them if there are not more. */
  some<Value>(list: readonly Value[], count: number): Value[];
};

export function randomFrom(key: string): Random {
  const number = mulberry32(fnv1a(key));
  const whole = (from: number, to: number) => from + Math.floor(number() * (to - from + 1));
  return {
    number,
    whole,
    chance: (probability) => number() < probability,
    pick: <Value>(list: readonly Value[]) => {
      if (list.length === 0) throw new Error(`nothing to pick from for ${key}`);
      return list[whole(0, list.length - 1)] as Value;
    },
    some: (list, count) => {
      const rest = [...list];
      const chosen = [];
      while (rest.length > 0 && chosen.length < count) chosen.push(...rest.splice(whole(0, rest.length - 1), 1));
      return chosen;
    },
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
