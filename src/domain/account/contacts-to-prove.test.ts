import { describe, expect, test } from 'vitest';
import type { CentralizeLogin } from '#domain/auth/login-types.ts';
import { type ContactChange, contactsToProve, type ProfileButton, requestedContacts } from './contacts-to-prove.ts';

const login = (phone: 0 | 1, email: 0 | 1): CentralizeLogin => ({
  manual_login_status: 1,
  otp_login_status: 0,
  social_login_status: 0,
  google_login_status: 0,
  facebook_login_status: 0,
  apple_login_status: 0,
  phone_verification_status: phone,
  email_verification_status: email,
});
const stored = { phone: '+46701', email: 'maja@example.com', is_phone_verified: false, is_email_verified: true };
const form = { phone: '+46702', email: 'new@example.com' };

const toProve = (contacts: ContactChange, button?: ProfileButton, flags = login(1, 1), of = stored) =>
  contactsToProve(flags, of, requestedContacts(of, contacts, button), button);

describe('which contacts of a profile need a code', () => {
  test('new ones, the phone first, where the business wants them proven [PROF-005]', () => {
    expect(toProve(form)).toEqual(['phone', 'email']);
    expect(toProve(form, undefined, login(0, 1))).toEqual(['email']);
    expect(toProve(form, undefined, login(1, 0))).toEqual(['phone']);
    expect(toProve(form, undefined, login(0, 0))).toEqual([]);
  });

  test('not those that stay as they are, in whatever case an email is written', () => {
    expect(toProve({ phone: '+46701', email: 'Maja@Example.com' })).toEqual([]);
    expect(toProve({})).toEqual([]);
  });

  test('the one whose button was pressed, unless it is proven already', () => {
    expect(toProve({ phone: '+46701', email: 'maja@example.com' }, 'phone')).toEqual(['phone']);
    expect(toProve({ phone: '+46701', email: 'maja@example.com' }, 'email')).toEqual([]);
    expect(toProve(form, 'change_password')).toEqual([]);
  });

  test('its button need not name the one that is there', () => {
    expect(toProve({}, 'phone')).toEqual(['phone']);
    expect(toProve({}, 'email')).toEqual([]);
    expect(toProve({}, 'email', login(1, 1), { ...stored, is_email_verified: false })).toEqual(['email']);
    expect(toProve({}, 'change_password')).toEqual([]);
  });

  test('a verified phone is not changeable: whatever is sent does not count [PROF-003a]', () => {
    const verified = { ...stored, is_phone_verified: true };
    expect(requestedContacts(verified, form, undefined)).toEqual({ phone: undefined, email: 'new@example.com' });
    expect(toProve(form, 'phone', login(1, 1), verified)).toEqual([]);
  });
});
