/** So many guesses, then a pause; each further pause is twice as long. Long after the last guess all is forgotten. */
export type GuessLimit = { guesses: number; pauseSeconds: number; longestSeconds: number; forgetSeconds: number };

const DAY = 86_400;

export const GUESS_LIMITS = {
  /** A password, from one network. */
  password: { guesses: 5, pauseSeconds: 30, longestSeconds: 3600, forgetSeconds: DAY },
  /** A password, from all networks from which its owner never signed in. */
  passwordAnywhere: { guesses: 50, pauseSeconds: 60, longestSeconds: 900, forgetSeconds: DAY },
  /** A code that was sent, from one network. */
  code: { guesses: 5, pauseSeconds: 600, longestSeconds: DAY, forgetSeconds: DAY },
  /** The phone of an order, from one network. */
  orderPhone: { guesses: 5, pauseSeconds: 60, longestSeconds: DAY, forgetSeconds: DAY },
  /** The same from everywhere: a few thousand phones of one street would be tried in a day otherwise. */
  orderPhoneAnywhere: { guesses: 50, pauseSeconds: 3600, longestSeconds: DAY, forgetSeconds: DAY },
  /** The four digits that a shopper gives the courier. */
  deliveryCode: { guesses: 5, pauseSeconds: 60, longestSeconds: 3600, forgetSeconds: DAY },
  /** The key of a page that a receiver was given, from one network; a mistyped link is no attack. */
  followKey: { guesses: 20, pauseSeconds: 60, longestSeconds: 3600, forgetSeconds: DAY },
} as const satisfies Record<string, GuessLimit>;

/** Seconds to wait after this many guesses. */
export function pauseAfter({ guesses, pauseSeconds, longestSeconds }: GuessLimit, count: number): number {
  if (count % guesses !== 0) return 0;
  return Math.min(longestSeconds, pauseSeconds * 2 ** Math.min(30, count / guesses - 1));
}
