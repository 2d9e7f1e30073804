import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import type { CentralizeLogin } from '#domain/auth/login-types.ts';
import { buttonsIn, linksIn, plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { SignInPage, SignUpPage } from '#web/auth/auth-page.tsx';
import { ForgotPage } from '#web/auth/forgot/forgot-page.tsx';
import { OtpForm } from '#web/auth/forms/otp-form.tsx';

const NONE: CentralizeLogin = {
  manual_login_status: 0,
  otp_login_status: 0,
  social_login_status: 0,
  google_login_status: 1,
  facebook_login_status: 1,
  apple_login_status: 1,
  email_verification_status: 0,
  phone_verification_status: 0,
};
const otp = { otp_login_status: 1 } as const;
const manual = { manual_login_status: 1 } as const;
const social = { social_login_status: 1 } as const;

describe('the sign-in offers what the business switched on', () => {
  const signIn = (on: Partial<CentralizeLogin>) =>
    renderPagePart(<SignInPage />, { config: { centralize_login: { ...NONE, ...on } } });
  const offered = (on: Partial<CentralizeLogin>) => {
    const html = signIn(on);
    return {
      password: html.includes('name="password"'),
      phone: html.includes('name="phone"'),
      choice: [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way),
      social: buttonsIn(html).filter((name) => name.startsWith('Continue with')),
    };
  };
  const all = ['Continue with Google', 'Continue with Facebook', 'Continue with Apple'];

  test('codes alone [AUTH-002a]', () =>
    expect(offered(otp)).toEqual({ password: false, phone: true, choice: [], social: [] }));
  test('passwords alone [AUTH-002b]', () =>
    expect(offered(manual)).toEqual({ password: true, phone: false, choice: [], social: [] }));
  test('social media alone [AUTH-002c]', () =>
    expect(offered(social)).toEqual({ password: false, phone: false, choice: [], social: all }));
  test('codes and passwords [AUTH-002d]', () =>
    expect(offered({ ...otp, ...manual })).toEqual({
      password: true,
      phone: false,
      choice: ['manual', 'otp'],
      social: [],
    }));
  test('codes and social media [AUTH-002e]', () =>
    expect(offered({ ...otp, ...social })).toEqual({ password: false, phone: true, choice: [], social: all }));
  test('passwords and social media [AUTH-002f]', () =>
    expect(offered({ ...manual, ...social })).toEqual({ password: true, phone: false, choice: [], social: all }));
  test('everything [AUTH-002g]', () =>
    expect(offered({ ...otp, ...manual, ...social })).toEqual({
      password: true,
      phone: false,
      choice: ['manual', 'otp'],
      social: all,
    }));
  test('nothing is said, and help is offered [AUTH-002h]', () => {
    expect(offered({})).toEqual({ password: false, phone: false, choice: [], social: [] });
    expect(signIn({})).toContain('Signing in is switched off');
    expect(linksIn(signIn({})).map(({ to }) => to)).toContain('/help-and-support');
  });

  test('each social medium by its own flag [AUTH-034]', () => {
    for (const [medium, button] of [
      ['google', 'Continue with Google'],
      ['facebook', 'Continue with Facebook'],
      ['apple', 'Continue with Apple'],
    ] as const) {
      expect(offered({ ...social, [`${medium}_login_status`]: 0 }).social).toEqual(all.filter((one) => one !== button));
    }
  });
});

test('a refer code is asked for where there are a wallet and rewards for referring, and only there [AUTH-031b]', () => {
  const asksForCode = (customer_wallet_status: 0 | 1, ref_earning_status: 0 | 1) =>
    renderPagePart(<SignUpPage />, { config: { customer_wallet_status, ref_earning_status } }).includes(
      'name="ref_code"',
    );
  expect(asksForCode(1, 1)).toBe(true);
  expect(asksForCode(0, 1)).toBe(false);
  expect(asksForCode(1, 0)).toBe(false);
  expect(asksForCode(0, 0)).toBe(false);
});

test('the code is told in demo mode, and only there [AUTH-003]', () => {
  const asked = (demo: boolean) =>
    renderPagePart(<OtpForm sentTo="+46701" onVerify={async () => {}} onResend={async () => {}} />, {
      config: { demo },
    });
  expect(plainText(asked(true))).toContain('use otp 123456');
  expect(asked(false)).not.toContain('use otp');
});

describe('a forgotten password is helped by what the business can send with', () => {
  type Means = Pick<Config, 'is_sms_active' | 'firebase_otp_verification' | 'is_mail_active'>;
  const forgot = (on: Partial<Means>) =>
    renderPagePart(<ForgotPage />, {
      config: { is_sms_active: false, firebase_otp_verification: 0, is_mail_active: false, ...on },
    });
  const offered = (on: Partial<Means>) => {
    const html = forgot(on);
    return {
      phone: html.includes('name="phone"'),
      email: html.includes('name="email"'),
      choice: [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way),
    };
  };

  test('the phone by messages of our own or by a provider [FPW-009a]', () => {
    expect(offered({ is_sms_active: true })).toEqual({ phone: true, email: false, choice: [] });
    expect(offered({ firebase_otp_verification: 1 })).toEqual({ phone: true, email: false, choice: [] });
  });

  test('the email by mails [FPW-009b]', () => {
    expect(offered({ is_mail_active: true })).toEqual({ phone: false, email: true, choice: [] });
    expect(offered({ is_mail_active: true, is_sms_active: true }).choice).toEqual(['phone', 'email']);
  });

  test('by nothing: it says so [FPW-008a]', () =>
    expect(plainText(forgot({}))).toContain('Sorry, Something Went Wrong'));
  test('by nothing: it says what to do [FPW-008b]', () =>
    expect(plainText(forgot({}))).toContain('Please try again after some time or Contact with our support team.'));
  test('by nothing: it leads to help [FPW-008c]', () => {
    const help = linksIn(forgot({})).find(({ to }) => to === '/help-and-support');
    expect(help?.name).toContain('Help & Support');
  });
});
