type Channel = 'phone' | 'email';
type Proven = { is_phone_verified: boolean; is_email_verified: boolean };

/**
 * Whether a code sent to this contact of an account opens the account. A contact that its account has proven does. One
 * that it has not opens nothing while another one is proven: anybody can write another's email beside their own phone.
 * Where nothing is proven at all, the account is whoever's who proves one first, and the rest is dropped from it.
 */
export const mayRecoverBy = (account: Proven, channel: Channel): boolean =>
  account[`is_${channel}_verified`] || !(account.is_phone_verified || account.is_email_verified);
