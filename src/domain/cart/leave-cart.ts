export type CartExit = 'go-home' | 'checkout' | 'ask-guest-or-login' | 'sign-in';

/** Where the cart's button leads. */
export function leaveCart(facts: { lineCount: number; signedIn: boolean; guestsMayCheckOut: boolean }): CartExit {
  if (facts.lineCount === 0) return 'go-home';
  if (facts.signedIn) return 'checkout';
  if (facts.guestsMayCheckOut) return 'ask-guest-or-login';
  return 'sign-in';
}
