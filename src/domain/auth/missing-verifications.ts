import { type CentralizeLogin, requiredVerifications, type Verification } from './login-types.ts';

type Proven = { phone: string | null; email: string | null; is_phone_verified: boolean; is_email_verified: boolean };

/**
 * What an account must still prove before it gets a token, in the order in which it is asked. What the business does not
 * ask for counts as proven, and so does what the account does not have.
 */
export const missingVerifications = (login: CentralizeLogin, account: Proven): Verification[] =>
  requiredVerifications(login).filter((channel) => account[channel] !== null && !account[`is_${channel}_verified`]);
