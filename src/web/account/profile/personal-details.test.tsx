import { describe, expect, test } from 'vitest';
import type { Customer } from '#contract/account/shapes.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { PersonalDetails } from './personal-details.tsx';

const centralize_login = { email_verification_status: 1, phone_verification_status: 1 } as never;

const shown = (contact: Partial<Customer>) =>
  plainText(
    renderPagePart(
      <PersonalDetails
        customer={{ f_name: 'Maja', l_name: 'Lind', email: null, phone: null, ...contact } as Customer}
        onEdit={() => {}}
      />,
      { config: { centralize_login } },
    ),
  );

describe('an email', () => {
  const shownFor = (is_email_verified: Customer['is_email_verified']) =>
    shown({ email: 'maja@example.com', is_email_verified });

  test('is verified with the text 1 [DATA-005]', () => {
    expect(shownFor('1')).toContain('Verified');
    expect(shownFor('1')).not.toContain('Not verified');
  });

  test('is not with the text 0, and can be now [DATA-005]', () => {
    expect(shownFor('0')).toContain('Not verified');
    expect(shownFor('0')).toContain('Verify');
  });
});

describe('a phone', () => {
  const shownFor = (is_phone_verified: Customer['is_phone_verified']) =>
    shown({ phone: '+46701740605', is_phone_verified });

  test('is verified with the number 1 [DATA-006]', () => {
    expect(shownFor(1)).toContain('Verified');
    expect(shownFor(1)).not.toContain('Not verified');
  });

  test('is not with the number 0, and can be now [DATA-006]', () => {
    expect(shownFor(0)).toContain('Not verified');
    expect(shownFor(0)).toContain('Verify');
  });
});
