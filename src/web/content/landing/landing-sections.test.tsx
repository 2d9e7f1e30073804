import { describe, expect, test } from 'vitest';
import type { Landing, LandingSections as Sections } from '#contract/content/landing-shape.ts';
import { DEFAULT_FLAT, DEFAULT_SECTIONS } from '#server/content/default-landing.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import LandingSections from './landing-sections.tsx';

/** Every section on, each recognised by its own words. */
const everything: Sections = {
  ...DEFAULT_SECTIONS,
  trust_section: {
    trust_section_status: 1,
    cards: [{ status: 1, title: 'Trust', sub_title: '', image: 'a', image_full_url: null }],
  },
  available_zone_section: {
    ...DEFAULT_SECTIONS.available_zone_section,
    available_zone_status: 1,
    available_zone_title: 'Zones',
  },
  promotional_banner_section: {
    promotion_banner_section_status: 1,
    promotion_banners_image: ['promotion'],
    promotion_banners_image_full_url: ['/media/promotion'],
  },
  user_app_download_section: {
    ...DEFAULT_SECTIONS.user_app_download_section,
    download_user_app_section_status: 1,
    download_user_app_title: 'User app',
  },
  popular_client_section: {
    ...DEFAULT_SECTIONS.popular_client_section,
    popular_client_section_status: 1,
    popular_client_title: 'Clients',
    cards: [{ name: 'One', image: 'b', image_full_url: null }],
  },
  seller_app_download_section: {
    ...DEFAULT_SECTIONS.seller_app_download_section,
    seller_app_section_status: 1,
    seller_app_title: 'Sellers wanted',
  },
  deliveryman_app_download_section: {
    ...DEFAULT_SECTIONS.deliveryman_app_download_section,
    deliveryman_app_section_status: 1,
    deliveryman_app_title: 'Couriers wanted',
  },
  banner_section: { banner_section_status: 1, banner_image: 'banner', banner_image_full_url: null },
  company_intro_section: { ...DEFAULT_SECTIONS.company_intro_section, company_title: 'Banner' },
  testimonial_section: {
    ...DEFAULT_SECTIONS.testimonial_section,
    testimonial_section_status: 1,
    testimonial_title: 'Voices',
    testimonial_list: [
      {
        id: 1,
        name: 'Ada',
        designation: '',
        review: 'Good',
        status: 1,
        reviewer_image: null,
        reviewer_image_full_url: null,
        company_image: null,
        company_image_full_url: null,
      },
    ],
  },
  gallery_section: {
    gallery_section_status: 1,
    gallery_content_title: 'Gallery',
    gallery_content_sub_title: '',
    cards: [{ status: 1, image: 'c', image_full_url: null }],
  },
  highlight_section: {
    ...DEFAULT_SECTIONS.highlight_section,
    highlight_section_status: 1,
    highlight_title: 'Highlight',
  },
  faq_section: {
    faq_section_status: 1,
    faq_title: 'Questions',
    faq_list: [
      { id: 1, question: 'Why?', answer: 'Because.', user_type: 'customer', page_type: '', status: 1 },
      { id: 2, question: 'How much?', answer: 'Little.', user_type: 'seller', page_type: '', status: 1 },
    ],
  },
};

const ORDER = [
  ...['>Trust<', '>Zones<', '/media/promotion/', '>User app<', '>Clients<', '>Sellers wanted<', '>Couriers wanted<'],
  ...['>Banner<', '>Voices<', '>Gallery<', '>Highlight<', '>Questions<'],
] as const;

const page = (change: Partial<Sections> = {}) => {
  const landing: Landing = {
    ...DEFAULT_FLAT,
    ...everything,
    ...change,
    fixed_footer_description: '',
    fixed_newsletter_title: '',
    fixed_newsletter_sub_title: '',
    download_user_app_links: everything.user_app_download_section.download_user_app_links,
  };
  return renderPagePart(<LandingSections />, { landing });
};
const seen = (html: string) => ORDER.filter((mark) => html.includes(mark));

describe('the sections of the landing page [LAND-001]', () => {
  test('stand in their order', () => {
    const html = page();
    const places = ORDER.map((mark) => html.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test.each<[string, Partial<Sections>]>([
    ['>Trust<', { trust_section: { ...everything.trust_section, trust_section_status: 0 } }],
    ['>Zones<', { available_zone_section: { ...everything.available_zone_section, available_zone_status: 0 } }],
    [
      '/media/promotion/',
      { promotional_banner_section: { ...everything.promotional_banner_section, promotion_banner_section_status: 0 } },
    ],
    [
      '>User app<',
      { user_app_download_section: { ...everything.user_app_download_section, download_user_app_section_status: 0 } },
    ],
    [
      '>Clients<',
      { popular_client_section: { ...everything.popular_client_section, popular_client_section_status: 0 } },
    ],
    [
      '>Sellers wanted<',
      { seller_app_download_section: { ...everything.seller_app_download_section, seller_app_section_status: 0 } },
    ],
    [
      '>Couriers wanted<',
      {
        deliveryman_app_download_section: {
          ...everything.deliveryman_app_download_section,
          deliveryman_app_section_status: 0,
        },
      },
    ],
    ['>Banner<', { banner_section: { ...everything.banner_section, banner_section_status: 0 } }],
    ['>Voices<', { testimonial_section: { ...everything.testimonial_section, testimonial_section_status: 0 } }],
    ['>Highlight<', { highlight_section: { ...everything.highlight_section, highlight_section_status: 0 } }],
  ])('%s is hidden by its own status, and nothing else is', (mark, change) => {
    expect(seen(page(change))).toEqual(ORDER.filter((other) => other !== mark));
  });

  test('gallery and questions ask no status', () => {
    const off = page({
      gallery_section: { ...everything.gallery_section, gallery_section_status: 0 },
      faq_section: { ...everything.faq_section, faq_section_status: 0 },
    });
    expect(seen(off)).toEqual([...ORDER]);
  });

  test('all answers are in the page, whoever they are for', () => {
    expect(page()).toContain('Because.');
    expect(page()).toContain('Little.');
  });
});
