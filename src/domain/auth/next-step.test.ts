import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LoginReply, type LoginRules, nextStep, type WayIn } from './next-step.ts';

const aReply = (changes: Partial<LoginReply> = {}): LoginReply => ({
  token: 'secret',
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  ...changes,
});

const asking = (changes: Partial<LoginRules> = {}): LoginRules => ({
  email_verification_status: 1,
  phone_verification_status: 1,
  firebase_otp_verification: 0,
  ...changes,
});

const somebody = { id: 7, name: 'Maja', image: null };
const WAYS: readonly WayIn[] = ['manual', 'otp', 'social', 'sign-up'];

describe('after a login reply', () => {
  test('nobody without a name gets further [AUTH-004a] [AUTH-009]', () => {
    const reply = aReply({ is_personal_info: 0, is_exist_user: somebody, is_phone_verified: 0, token: null });
    for (const way of WAYS) expect(nextStep(reply, way, asking())).toEqual({ name: 'user_info' });
  });

  test('an account that may be theirs is shown first [AUTH-004b] [AUTH-010]', () => {
    const reply = aReply({ is_exist_user: somebody, token: null, is_email_verified: 0 });
    for (const way of WAYS) expect(nextStep(reply, way, asking())).toEqual({ name: 'is_exist_user', user: somebody });
  });

  test('with everything proved they are in [AUTH-004c] [AUTH-006a] [AUTH-008]', () => {
    for (const way of WAYS) expect(nextStep(aReply(), way, asking())).toEqual({ name: 'logged-in', token: 'secret' });
  });

  test('an unproved email asks for its code first [AUTH-004d]', () => {
    const reply = aReply({ is_email_verified: 0, token: null });
    for (const way of WAYS) expect(nextStep(reply, way, asking())).toEqual({ name: 'verify', channel: 'email' });
  });

  test('an unproved phone asks for its code first, and before the email [AUTH-004e]', () => {
    const reply = aReply({ is_phone_verified: 0, is_email_verified: 0, token: null });
    for (const way of WAYS) expect(nextStep(reply, way, asking())).toEqual({ name: 'verify', channel: 'phone' });
  });

  test('with the provider switched on it is the provider who verifies the phone [AUTH-005]', () => {
    const rules = asking({ firebase_otp_verification: 1 });
    expect(nextStep(aReply({ is_phone_verified: 0 }), 'manual', rules)).toEqual({
      name: 'verify',
      channel: 'firebase',
    });
    expect(nextStep(aReply({ is_email_verified: 0 }), 'manual', rules)).toEqual({ name: 'verify', channel: 'email' });
  });

  test('what the business does not ask about counts as proved', () => {
    const lax = asking({ email_verification_status: 0, phone_verification_status: 0 });
    const reply = aReply({ is_phone_verified: 0, is_email_verified: 0 });
    expect(nextStep(reply, 'manual', lax)).toEqual({ name: 'logged-in', token: 'secret' });
    expect(nextStep(reply, 'sign-up', lax)).toEqual({ name: 'logged-in', token: 'secret' });
  });

  test('who signs in by a code proves the phone in any case [AUTH-004e]', () => {
    const lax = asking({ email_verification_status: 0, phone_verification_status: 0 });
    const reply = aReply({ is_phone_verified: 0, token: null });
    expect(nextStep(reply, 'otp', lax)).toEqual({ name: 'verify', channel: 'phone' });
  });
});

const flag = fc.constantFrom(0 as const, 1 as const);
const anyReply = fc.record({
  token: fc.option(fc.string({ minLength: 1 }), { nil: null }),
  is_phone_verified: flag,
  is_email_verified: flag,
  is_personal_info: flag,
  is_exist_user: fc.option(fc.constant(somebody), { nil: null }),
});
const anyRules = fc.record({
  email_verification_status: flag,
  phone_verification_status: flag,
  firebase_otp_verification: flag,
});

describe('whatever the reply and the rules', () => {
  test('nobody is logged in without a token, a name, or what was asked of them [AUTH-007a] [AUTH-008]', () => {
    fc.assert(
      fc.property(anyReply, fc.constantFrom(...WAYS), anyRules, (reply, way, rules) => {
        const step = nextStep(reply, way, rules);
        fc.pre(step.name === 'logged-in');
        expect(step.token).toBe(reply.token);
        expect(reply.is_personal_info).toBe(1);
        expect(reply.is_exist_user).toBeNull();
        expect(reply).toMatchObject({
          ...((rules.phone_verification_status === 1 || way === 'otp') && { is_phone_verified: 1 }),
          ...(rules.email_verification_status === 1 && { is_email_verified: 1 }),
        });
      }),
    );
  });

  test('a code is asked only for what is unproved, and by the provider only for the phone [AUTH-005]', () => {
    fc.assert(
      fc.property(anyReply, fc.constantFrom(...WAYS), anyRules, (reply, way, rules) => {
        const step = nextStep(reply, way, rules);
        fc.pre(step.name === 'verify');
        expect(reply[step.channel === 'email' ? 'is_email_verified' : 'is_phone_verified']).toBe(0);
        const phoneChannel = rules.firebase_otp_verification === 1 ? 'firebase' : 'phone';
        expect(['email', phoneChannel]).toContain(step.channel);
      }),
    );
  });

  test('there is always exactly one way on, and "refused" only where nothing is missing but the token', () => {
    fc.assert(
      fc.property(anyReply, fc.constantFrom(...WAYS), anyRules, (reply, way, rules) => {
        const step = nextStep(reply, way, rules);
        expect(step.name !== 'refused' || reply.token === null).toBe(true);
      }),
    );
  });
});
