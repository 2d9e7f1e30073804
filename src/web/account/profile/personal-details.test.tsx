import { describe, expect, test } from 'vitest';
import type { Customer } from '#contract/account/shapes.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { PersonalDetails } from './personal-details.tsx';

const centralize_login = { email_verification_status: 1, phone_verification_status: 1 } as never;

/** What stands beside the email of somebody without a phone. */
const shownFor = (is_email_verified: Customer['is_email_verified']) =>
  plainText(
    renderPagePart(
      <PersonalDetails
        customer={
          { f_name: 'Maja', l_name: 'Lind', email: 'maja@example.com', phone: null, is_email_verified } as Customer
        }
        onEdit={() => {}}
      />,
      { config: { centralize_login } },
    ),
  );

describe('an email', () => {
  test('is verified with the text 1 [DATA-005]', () => {
    expect(shownFor('1')).toContain('Verified');
    expect(shownFor('1')).not.toContain('Not verified');
  });

  test('is not with the text 0, and can be now [DATA-005]', () => {
    expect(shownFor('0')).toContain('Not verified');
    expect(shownFor('0')).toContain('Verify');
  });
});
