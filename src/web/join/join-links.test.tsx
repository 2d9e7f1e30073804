import { describe, expect, test } from 'vitest';
import type { Config } from '#contract/config/config.ts';
import { DEFAULT_FLAT, DEFAULT_SECTIONS } from '#server/content/default-landing.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { Footer } from '#web/content/footer/footer.tsx';
import { PartnerCards } from '#web/content/landing/partner-cards.tsx';
import { HeaderWithoutPlace } from '#web/shell/header/header-without-place.tsx';
import { footerLinks } from './footer-links.ts';

const landing = {
  ...DEFAULT_SECTIONS,
  ...DEFAULT_FLAT,
  seller_app_download_section: { ...DEFAULT_SECTIONS.seller_app_download_section, seller_app_section_status: 1 },
  deliveryman_app_download_section: {
    ...DEFAULT_SECTIONS.deliveryman_app_download_section,
    deliveryman_app_section_status: 1,
  },
  fixed_footer_description: '',
  fixed_newsletter_title: '',
  fixed_newsletter_sub_title: '',
  download_user_app_links: DEFAULT_SECTIONS.user_app_download_section.download_user_app_links,
} as const;

const PLACES = {
  footer: (config: Partial<Config>) =>
    renderPagePart(<Footer logo={null} links={footerLinks} controls={null} />, { config, landing }),
  'landing page': (config: Partial<Config>) => renderPagePart(<PartnerCards />, { config, landing }),
};

describe.each(Object.entries(PLACES))(
  'the %s leads to where one joins, as far as the business takes people in',
  (_, draw) => {
    test('a store, with the form open [ROUTE-041]', () => {
      expect(draw({ toggle_store_registration: true })).toContain('href="/store-registration?active=active"');
      expect(draw({ toggle_store_registration: false })).not.toContain('store-registration');
    });

    test('a courier [ROUTE-042]', () => {
      expect(draw({ toggle_dm_registration: true })).toContain('href="/deliveryman-registration"');
      expect(draw({ toggle_dm_registration: false })).not.toContain('deliveryman-registration');
    });
  },
);

test('so does the header of whoever has no place yet [ROUTE-041]', () => {
  const header = (toggle_store_registration: boolean) =>
    renderPagePart(<HeaderWithoutPlace />, { config: { toggle_store_registration, phone: '1' } });
  expect(header(true)).toContain('href="/store-registration?active=active"');
  expect(header(false)).not.toContain('store-registration');
});
