import { expect, test } from 'vitest';
import type { Landing } from '#contract/content/landing-shape.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { PhoneField } from './phone-field.tsx';

const drawn = (country_picker_status: 0 | 1, value = '') =>
  renderPagePart(<PhoneField name="phone" label="Phone" value={value} onChange={() => {}} />, {
    config: { country: 'SE', country_picker_status },
    landing: {} as Landing,
  });

const button = (html: string) => /<button[^>]*aria-label="Country[^>]*>/.exec(html)?.[0] ?? 'no button';

test('the configuration’s country_picker_status decides whether the country can be changed [MISC-008b]', () => {
  expect(button(drawn(1))).toContain('Country: Sweden SE +46');
  expect(button(drawn(1))).not.toContain('disabled=""');
  expect(button(drawn(0))).toContain('disabled=""');
});

test('the number is needed, and shown beside its country [MISC-008c]', () => {
  const html = drawn(1, '+447700900142');
  expect(button(html)).toContain('United Kingdom GB +44');
  expect(html).toMatch(/<input[^>]*required=""[^>]*value="7700900142"/);
});
