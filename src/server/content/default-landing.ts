import type { LandingFlat, LandingSections } from '#contract/content/landing-shape.ts';

const noUserApp = {
  playstore_url: '',
  playstore_url_status: 0,
  apple_store_url: '',
  apple_store_url_status: 0,
} as const;
const noBusinessApps = {
  seller_playstore_url: '',
  seller_playstore_url_status: 0,
  seller_appstore_url: '',
  seller_appstore_url_status: 0,
  dm_playstore_url: '',
  dm_playstore_url_status: 0,
  dm_appstore_url: '',
  dm_appstore_url_status: 0,
} as const;

/** A landing page that is not written yet: every section is there for clients to read, and switched off. */
export const DEFAULT_SECTIONS: LandingSections = {
  hero_section: {
    header_title: '',
    header_sub_title: '',
    header_tag_line: '',
    pick_location_title: '',
    header_image: null,
    header_image_full_url: null,
  },
  trust_section: { trust_section_status: 0, cards: [] },
  available_zone_section: {
    available_zone_status: 0,
    available_zone_title: '',
    available_zone_short_description: '',
    available_zone_image: null,
    available_zone_image_full_url: null,
    available_zone_list: [],
  },
  promotional_banner_section: {
    promotion_banner_section_status: 0,
    promotion_banners_image: [],
    promotion_banners_image_full_url: [],
  },
  user_app_download_section: {
    download_user_app_section_status: 0,
    download_user_app_title: '',
    download_user_app_sub_title: '',
    download_user_app_image: null,
    download_user_app_image_full_url: null,
    download_user_app_button_title: '',
    download_user_app_button_sub_title: '',
    download_user_app_links: noUserApp,
    download_business_app_links: noBusinessApps,
  },
  popular_client_section: {
    popular_client_section_status: 0,
    popular_client_title: '',
    popular_client_sub_title: '',
    cards: [],
  },
  seller_app_download_section: {
    seller_app_section_status: 0,
    seller_app_title: '',
    seller_app_sub_title: '',
    seller_app_image: null,
    seller_app_image_full_url: null,
    seller_app_button_title: '',
  },
  deliveryman_app_download_section: {
    deliveryman_app_section_status: 0,
    deliveryman_app_title: '',
    deliveryman_app_sub_title: '',
    deliveryman_app_image: null,
    deliveryman_app_image_full_url: null,
    deliveryman_app_button_title: '',
  },
  banner_section: { banner_section_status: 0, banner_image: null, banner_image_full_url: null },
  testimonial_section: {
    testimonial_section_status: 0,
    testimonial_title: '',
    testimonial_sub_title: '',
    testimonial_button_title: '',
    testimonial_list: [],
  },
  gallery_section: { gallery_section_status: 0, gallery_content_title: '', gallery_content_sub_title: '', cards: [] },
  highlight_section: {
    highlight_section_status: 0,
    highlight_title: '',
    highlight_sub_title: '',
    highlight_image: null,
    highlight_image_full_url: null,
  },
  faq_section: { faq_section_status: 0, faq_title: '', faq_list: [] },
  footer_section: {
    fixed_newsletter_title: '',
    fixed_newsletter_sub_title: '',
    fixed_footer_description: '',
    fixed_promotional_banner_image_full_url: null,
  },
  company_intro_section: {
    company_title: '',
    company_sub_title: '',
    company_description: '',
    company_button_name: '',
    company_button_url: '',
  },
};

export const DEFAULT_FLAT: LandingFlat = {
  module_home_page_data_title: '',
  module_home_page_data_sub_title: '',
  module_home_page_data_image: null,
  module_home_page_data_image_full_url: null,
  module_vendor_registration_data_title: '',
  module_vendor_registration_data_sub_title: '',
  module_vendor_registration_data_button_title: '',
  module_vendor_registration_data_image: null,
  module_vendor_registration_data_image_full_url: null,
  meta_title: '',
  meta_description: '',
  meta_image: null,
  meta_image_full_url: null,
};
