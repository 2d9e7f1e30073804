/** Somebody with a token, whose email an account here has already. */
type Claimant = { is_email_verified: boolean };
type Account = { is_email_verified: boolean; is_phone_verified: boolean };

/**
 * What "Yes, it is me" gives to the claimant.
 * `join`: both sides have proven the same email, so they are the same person.
 * `hand-over`: only the claimant has, so the account is theirs, and whoever set its password is out.
 * `refuse`: the email proves nothing, or the account was proven by a phone that may be somebody else's.
 */
export function claimOf(claimant: Claimant, account: Account): 'join' | 'hand-over' | 'refuse' {
  if (!claimant.is_email_verified) return 'refuse';
  if (account.is_email_verified) return 'join';
  return account.is_phone_verified ? 'refuse' : 'hand-over';
}

/** After "No": whether the new account takes the email along. What an account has proven stays with it. */
export const mayTakeEmail = (claimant: Claimant, account: Account): boolean =>
  claimant.is_email_verified && !account.is_email_verified;
