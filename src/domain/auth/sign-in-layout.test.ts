import { expect, test } from 'vitest';
import { type CentralizeLogin, type SignInLayout, signInLayout } from './login-types.ts';
import { offersNothing, signInParts } from './sign-in-layout.ts';

const login = (on: readonly string[]): CentralizeLogin => {
  const flag = (name: string) => (on.includes(name) ? 1 : 0);
  return {
    manual_login_status: flag('manual'),
    otp_login_status: flag('otp'),
    social_login_status: flag('social'),
    google_login_status: flag('google'),
    facebook_login_status: flag('facebook'),
    apple_login_status: flag('apple'),
    email_verification_status: 0,
    phone_verification_status: 0,
  };
};

const media = ['google', 'facebook', 'apple'];

test.each<[string[], SignInLayout, string[], string[]]>([
  [['otp'], 'otp', ['otp'], []],
  [['manual'], 'manual', ['manual'], []],
  [['social'], 'social', [], media],
  [['otp', 'manual'], 'otp_manual', ['manual', 'otp'], []],
  [['otp', 'social'], 'otp_social', ['otp'], media],
  [['manual', 'social'], 'manual_social', ['manual'], media],
  [['otp', 'manual', 'social'], 'all', ['manual', 'otp'], media],
  [[], 'none', [], []],
])(
  '%j is the layout %s [AUTH-002a] [AUTH-002b] [AUTH-002c] [AUTH-002d] [AUTH-002e] [AUTH-002f] [AUTH-002g] [AUTH-002h]',
  (types, layout, forms, buttons) => {
    const flags = login([...types, ...media]);
    expect(signInLayout(flags)).toBe(layout);
    expect(signInParts(flags)).toEqual({ forms, media: buttons });
    expect(offersNothing(signInParts(flags))).toBe(layout === 'none');
  },
);

test('social login without a single medium offers nothing either [AUTH-002h] [AUTH-034]', () => {
  expect(offersNothing(signInParts(login(['social'])))).toBe(true);
  expect(signInParts(login(['social', 'apple'])).media).toEqual(['apple']);
});
