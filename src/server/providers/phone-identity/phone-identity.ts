/** Somebody else proves phone numbers for us: they send the code, and they say whether it was right. */
export type PhoneIdentity = {
  /** The key of the reCAPTCHA that has to vouch for a browser; null when none is required. */
  captchaKey(): Promise<string | null>;
  /** Sends a code. `proof` is what the provider wants from a browser (reCAPTCHA) before it does. */
  sendCode(phone: string, proof: string | null): Promise<{ session_info: string } | PhoneRefusal>;
  /** The number that the code was sent to, when the code is right. A session serves once. */
  provenPhone(session_info: string, code: string): Promise<{ phone: string } | PhoneRefusal>;
};

/** `said`: the provider's own words, for the person at the phone. */
export type PhoneRefusal = { refused: 'phone' | 'code' | 'session' | 'too_many' | 'other'; said: string };

/** The provider does not answer, or not in a way we know. */
export class PhoneIdentityUnavailable extends Error {}
