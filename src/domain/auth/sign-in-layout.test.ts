import { expect, test } from 'vitest';
import type { CentralizeLogin } from './login-types.ts';
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

test.each<[string[], string[], string[]]>([
  [['otp'], ['otp'], []],
  [['manual'], ['manual'], []],
  [['social'], [], media],
  [['otp', 'manual'], ['manual', 'otp'], []],
  [['otp', 'social'], ['otp'], media],
  [['manual', 'social'], ['manual'], media],
  [['otp', 'manual', 'social'], ['manual', 'otp'], media],
  [[], [], []],
])('%j: the forms %j and the buttons %j', (types, forms, buttons) => {
  const parts = signInParts(login([...types, ...media]));
  expect(parts).toEqual({ forms, media: buttons });
  expect(offersNothing(parts)).toBe(types.length === 0);
});

test('social login without a single medium offers nothing either [AUTH-034]', () => {
  expect(offersNothing(signInParts(login(['social'])))).toBe(true);
  expect(signInParts(login(['social', 'apple'])).media).toEqual(['apple']);
});
