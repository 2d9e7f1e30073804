import { describe, expect, test } from 'vitest';
import type { CentralizeLogin } from './login-types.ts';
import { missingVerifications } from './missing-verifications.ts';

const login = (on: Partial<CentralizeLogin>): CentralizeLogin => ({
  manual_login_status: 1,
  otp_login_status: 0,
  social_login_status: 0,
  google_login_status: 0,
  facebook_login_status: 0,
  apple_login_status: 0,
  email_verification_status: 0,
  phone_verification_status: 0,
  ...on,
});
const both = login({ phone_verification_status: 1, email_verification_status: 1 });
const account = {
  phone: '+46701740605',
  email: 'maja@example.com',
  is_phone_verified: false,
  is_email_verified: false,
};

describe('what an account must still prove', () => {
  test('the phone first, then the email', () => {
    expect(missingVerifications(both, account)).toEqual(['phone', 'email']);
    expect(missingVerifications(both, { ...account, is_phone_verified: true })).toEqual(['email']);
    expect(missingVerifications(both, { ...account, is_phone_verified: true, is_email_verified: true })).toEqual([]);
  });

  test('nothing that the business does not ask for [CONF-006] [CONF-007]', () => {
    expect(missingVerifications(login({}), account)).toEqual([]);
    expect(missingVerifications(login({ email_verification_status: 1 }), account)).toEqual(['email']);
    expect(missingVerifications(login({ phone_verification_status: 1 }), account)).toEqual(['phone']);
  });

  test('nothing that the account does not have', () => {
    expect(missingVerifications(both, { ...account, phone: null, email: null })).toEqual([]);
  });
});
