import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import type { Landing } from '#contract/content/landing-shape.ts';
import { DEFAULT_FLAT, DEFAULT_SECTIONS } from '#server/content/default-landing.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { footerLinks } from './content-footer-links.ts';
import { Footer } from './footer.tsx';

const noApps = DEFAULT_SECTIONS.user_app_download_section.download_user_app_links;
const aLanding = (links: Partial<typeof noApps> = {}): Landing => ({
  ...DEFAULT_SECTIONS,
  ...DEFAULT_FLAT,
  fixed_footer_description: '',
  fixed_newsletter_title: '',
  fixed_newsletter_sub_title: '',
  download_user_app_links: { ...noApps, ...links },
});
const footer = (config: Partial<Config> = {}, landing = aLanding()) =>
  renderPagePart(<Footer logo={null} links={footerLinks} controls={null} />, { config, landing });

describe('a policy link is there while its flag is not 0, and only then', () => {
  const isThereWhile = (flag: 'refund_policy' | 'cancelation_policy' | 'shipping_policy', address: string) => {
    expect(footer({ [flag]: 1 })).toContain(`href="${address}"`);
    expect(footer({ [flag]: 0 })).not.toContain(`href="${address}"`);
  };

  test('refund [POL-004]', () => isThereWhile('refund_policy', '/refund-policy'));
  test('cancellation [POL-005]', () => isThereWhile('cancelation_policy', '/cancellation-policy'));
  test('shipping [POL-006]', () => isThereWhile('shipping_policy', '/shipping-policy'));

  test('the others are always there [FOOT-004]', () => {
    for (const address of ['/terms-and-conditions', '/privacy-policy', '/about-us'])
      expect(footer()).toContain(`href="${address}"`);
  });
});

describe('an app button is there while its store has the app, and leads to it', () => {
  const play = { playstore_url: 'https://play.example', playstore_url_status: 1 } as const;
  const apple = { apple_store_url: 'https://apple.example', apple_store_url_status: 1 } as const;

  test('Google Play [FOOT-002]', () => {
    expect(footer({}, aLanding(play))).toContain('href="https://play.example"');
    expect(footer({}, aLanding({ ...play, playstore_url_status: 0 }))).not.toContain('play.example');
    expect(footer({}, aLanding(play))).not.toContain('App Store');
  });

  test('App Store [FOOT-003]', () => {
    expect(footer({}, aLanding(apple))).toContain('href="https://apple.example"');
    expect(footer({}, aLanding({ ...apple, apple_store_url_status: 0 }))).not.toContain('apple.example');
    expect(footer({}, aLanding(apple))).not.toContain('Google Play');
  });
});
