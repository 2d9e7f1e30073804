import { describe, expect, test } from 'vitest';
import { claimOf, mayTakeEmail } from './social-claim.ts';

describe('an email that an account here has already', () => {
  test.each([
    { token: true, email: true, phone: false, claim: 'join', takes: false },
    { token: true, email: true, phone: true, claim: 'join', takes: false },
    { token: true, email: false, phone: false, claim: 'hand-over', takes: true },
    { token: true, email: false, phone: true, claim: 'refuse', takes: true },
    { token: false, email: true, phone: true, claim: 'refuse', takes: false },
    { token: false, email: false, phone: false, claim: 'refuse', takes: false },
  ])('proven by token $token, by email $email, by phone $phone: yes is $claim, no takes it $takes', (row) => {
    const account = { is_email_verified: row.email, is_phone_verified: row.phone };
    expect(claimOf({ is_email_verified: row.token }, account)).toBe(row.claim);
    expect(mayTakeEmail({ is_email_verified: row.token }, account)).toBe(row.takes);
  });
});
