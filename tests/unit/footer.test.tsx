import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import type { Landing } from '#contract/content/landing-shape.ts';
import { DEFAULT_FLAT, DEFAULT_SECTIONS } from '#server/content/default-landing.ts';
import { buttonsIn, linksIn, plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { Footer } from '#web/content/footer/footer.tsx';
import { FOOTER_LINKS } from '#web/shell/menus/all-footer-links.ts';

const config: Partial<Config> = {
  business_name: 'Corner',
  footer_text: 'Since yesterday',
  email: 'hello@example.org',
  phone: '+46 31 000 00',
  address: 'Street 1',
  social_media: [
    { id: 1, name: 'facebook', link: 'https://facebook.example/corner', status: 1 },
    { id: 2, name: 'instagram', link: 'https://instagram.example/corner', status: 1 },
  ],
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
};
const landing: Landing = {
  ...DEFAULT_SECTIONS,
  ...DEFAULT_FLAT,
  fixed_footer_description: 'What we are',
  fixed_newsletter_title: 'News for you',
  fixed_newsletter_sub_title: 'Once a week',
  download_user_app_links: DEFAULT_SECTIONS.user_app_download_section.download_user_app_links,
};
const html = renderPagePart(<Footer logo="Corner" links={FOOTER_LINKS} controls={null} />, { config, landing });
const text = plainText(html);
const links = linksIn(html);

describe('the footer, as the server writes it', () => {
  test('has a newsletter to sign up for [FOOT-001a]', () => {
    expect(html).toMatch(/<input[^>]*type="email"/);
    expect(buttonsIn(html)).toContain('Subscribe');
  });

  test('has the email [FOOT-001b]', () =>
    expect(links).toContainEqual({
      name: expect.stringContaining('hello@example.org'),
      to: 'mailto:hello@example.org',
    }));
  test('has the phone [FOOT-001c]', () =>
    expect(links).toContainEqual({ name: expect.stringContaining('+46 31 000 00'), to: 'tel:+463100000' }));
  test('has the address [FOOT-001d]', () =>
    expect(buttonsIn(html)).toContainEqual(expect.stringContaining('Street 1')));
  test('has the text at its end [FOOT-011a]', () => expect(text).toContain('Since yesterday'));
  test('has the name of the business [FOOT-011b]', () => expect(text).toContain('Corner'));
  test('has a link for each social medium [FOOT-011c]', () => {
    for (const { name, link } of config.social_media ?? []) expect(links).toContainEqual({ name, to: link });
  });

  test('says what the business is [FOOT-012]', () => expect(text).toContain('What we are'));
  test('has the newsletter’s title [FOOT-013a]', () => expect(text).toContain('News for you'));
  test('has what stands under it [FOOT-013b]', () => expect(text).toContain('Once a week'));

  test('has the policies [FOOT-004]', () => {
    for (const [name, to] of [
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refund Policy', '/refund-policy'],
      ['Cancellation Policy', '/cancellation-policy'],
      ['Shipping Policy', '/shipping-policy'],
      ['About us', '/about-us'],
      ['Help & Support', '/help-and-support'],
    ])
      expect(links).toContainEqual({ name, to });
  });
});
