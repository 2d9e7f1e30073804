import { describe, expect, test } from 'vitest';
import { type CentralizeLogin, offeredLoginTypes, offeredSocialMedia, requiredVerifications } from './login-types.ts';

const login = (on: Partial<CentralizeLogin> = {}): CentralizeLogin => ({
  manual_login_status: 0,
  otp_login_status: 0,
  social_login_status: 0,
  google_login_status: 0,
  facebook_login_status: 0,
  apple_login_status: 0,
  email_verification_status: 0,
  phone_verification_status: 0,
  ...on,
});

describe('offered login types', () => {
  test('one-time code is offered when otp_login_status is 1, and only then [CONF-003]', () => {
    expect([...offeredLoginTypes(login({ otp_login_status: 1 }))]).toEqual(['otp']);
    expect(offeredLoginTypes(login({ manual_login_status: 1, social_login_status: 1 }))).not.toContain('otp');
  });

  test('password is offered when manual_login_status is 1, and only then [CONF-004]', () => {
    expect([...offeredLoginTypes(login({ manual_login_status: 1 }))]).toEqual(['manual']);
    expect(offeredLoginTypes(login({ otp_login_status: 1, social_login_status: 1 }))).not.toContain('manual');
  });

  test('social login is offered when social_login_status is 1, and only then [CONF-005]', () => {
    expect([...offeredLoginTypes(login({ social_login_status: 1 }))]).toEqual(['social']);
    expect(offeredLoginTypes(login({ otp_login_status: 1, manual_login_status: 1 }))).not.toContain('social');
  });

  test('the medium buttons follow their own flags while social login is on [CONF-005]', () => {
    const media = { google_login_status: 1, apple_login_status: 1 } as const;
    expect(offeredSocialMedia(login({ social_login_status: 1, ...media }))).toEqual(['google', 'apple']);
    expect(offeredSocialMedia(login({ social_login_status: 0, ...media }))).toEqual([]);
  });
});

describe('asked verifications', () => {
  test('the phone is verified when phone_verification_status is 1, otherwise not [CONF-006]', () => {
    expect(requiredVerifications(login({ phone_verification_status: 1 }))).toEqual(['phone']);
    expect(requiredVerifications(login({ email_verification_status: 1 }))).not.toContain('phone');
  });

  test('the email is verified when email_verification_status is 1, otherwise not [CONF-007]', () => {
    expect(requiredVerifications(login({ email_verification_status: 1 }))).toEqual(['email']);
    expect(requiredVerifications(login({ phone_verification_status: 1 }))).not.toContain('email');
  });

  test('the phone comes first when both are asked', () => {
    const both = login({ phone_verification_status: 1, email_verification_status: 1 });
    expect(requiredVerifications(both)).toEqual(['phone', 'email']);
  });
});
