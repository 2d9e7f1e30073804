import * as z from 'zod/mini';
import { userAppLinksShape } from './settings-shape.ts';
import { flag, pictureUrl } from './wire.ts';

const text = z.string();

const businessAppLinksShape = z.object({
  seller_playstore_url: text,
  seller_playstore_url_status: flag,
  seller_appstore_url: text,
  seller_appstore_url_status: flag,
  dm_playstore_url: text,
  dm_playstore_url_status: flag,
  dm_appstore_url: text,
  dm_appstore_url_status: flag,
});

const testimonialShape = z.object({
  id: z.int(),
  name: text,
  designation: text,
  review: text,
  reviewer_image_full_url: pictureUrl,
  company_image_full_url: pictureUrl,
  status: flag,
});

export type Testimonial = z.output<typeof testimonialShape>;
export const testimonialsShape = z.array(testimonialShape);

/** Irregular names, one of them misspelt, are the interface's; inside, `x_image` has its `x_image_full_url`. */
const bannerSection = z.codec(
  z.object({ banner_section_status: flag, banner_iamge_full_url: pictureUrl }),
  z.object({ banner_section_status: flag, banner_image_full_url: pictureUrl }),
  {
    decode: ({ banner_iamge_full_url, ...rest }) => ({ ...rest, banner_image_full_url: banner_iamge_full_url }),
    encode: ({ banner_image_full_url, ...rest }) => ({ ...rest, banner_iamge_full_url: banner_image_full_url }),
  },
);

const promotionalBannerSection = z.codec(
  z.object({ promotion_banner_section_status: flag, promotion_banners_full_url: z.array(text) }),
  z.object({ promotion_banner_section_status: flag, promotion_banners_image_full_url: z.array(text) }),
  {
    decode: ({ promotion_banners_full_url: urls, ...rest }) => ({ ...rest, promotion_banners_image_full_url: urls }),
    encode: ({ promotion_banners_image_full_url: urls, ...rest }) => ({ ...rest, promotion_banners_full_url: urls }),
  },
);

const footerTexts = { fixed_newsletter_title: text, fixed_newsletter_sub_title: text, fixed_footer_description: text };
const footerSection = z.codec(
  z.object({ ...footerTexts, fixed_promotional_banner_full_url: pictureUrl }),
  z.object({ ...footerTexts, fixed_promotional_banner_image_full_url: pictureUrl }),
  {
    decode: ({ fixed_promotional_banner_full_url: url, ...rest }) => ({
      ...rest,
      fixed_promotional_banner_image_full_url: url,
    }),
    encode: ({ fixed_promotional_banner_image_full_url: url, ...rest }) => ({
      ...rest,
      fixed_promotional_banner_full_url: url,
    }),
  },
);

export const landingSections = {
  hero_section: z.object({
    header_title: text,
    header_sub_title: text,
    header_tag_line: text,
    pick_location_title: text,
    header_image_full_url: pictureUrl,
  }),
  trust_section: z.object({
    trust_section_status: flag,
    cards: z.array(z.object({ status: flag, title: text, sub_title: text, image_full_url: pictureUrl })),
  }),
  available_zone_section: z.object({
    available_zone_status: flag,
    available_zone_title: text,
    available_zone_short_description: text,
    available_zone_image_full_url: pictureUrl,
    available_zone_list: z.array(z.object({ id: z.int(), name: text, display_name: text, modules: z.array(text) })),
  }),
  promotional_banner_section: promotionalBannerSection,
  user_app_download_section: z.object({
    download_user_app_section_status: flag,
    download_user_app_title: text,
    download_user_app_sub_title: text,
    download_user_app_image_full_url: pictureUrl,
    download_user_app_button_title: text,
    download_user_app_button_sub_title: text,
    download_user_app_links: userAppLinksShape,
    download_business_app_links: businessAppLinksShape,
  }),
  popular_client_section: z.object({
    popular_client_section_status: flag,
    popular_client_title: text,
    popular_client_sub_title: text,
    cards: z.array(z.object({ image_full_url: pictureUrl })),
  }),
  seller_app_download_section: z.object({
    seller_app_section_status: flag,
    seller_app_title: text,
    seller_app_sub_title: text,
    seller_app_image_full_url: pictureUrl,
    seller_app_button_title: text,
  }),
  deliveryman_app_download_section: z.object({
    deliveryman_app_section_status: flag,
    deliveryman_app_title: text,
    deliveryman_app_sub_title: text,
    deliveryman_app_image_full_url: pictureUrl,
    deliveryman_app_button_title: text,
  }),
  banner_section: bannerSection,
  testimonial_section: z.object({
    testimonial_section_status: flag,
    testimonial_title: text,
    testimonial_sub_title: text,
    testimonial_button_title: text,
    testimonial_list: testimonialsShape,
  }),
  gallery_section: z.object({
    gallery_section_status: flag,
    gallery_content_title: text,
    gallery_content_sub_title: text,
    cards: z.array(z.object({ status: flag, image_full_url: pictureUrl })),
  }),
  highlight_section: z.object({
    highlight_section_status: flag,
    highlight_title: text,
    highlight_sub_title: text,
    highlight_image_full_url: pictureUrl,
  }),
  faq_section: z.object({
    faq_section_status: flag,
    faq_title: text,
    faq_list: z.array(
      z.object({
        id: z.int(),
        question: text,
        answer: text,
        user_type: z.enum(['customer', 'seller', 'deliveryman']),
        page_type: text,
        status: flag,
      }),
    ),
  }),
  footer_section: footerSection,
  company_intro_section: z.object({
    company_title: text,
    company_sub_title: text,
    company_description: text,
    company_button_name: text,
    company_button_url: text,
  }),
};

const flat = {
  module_home_page_data_title: text,
  module_home_page_data_sub_title: text,
  module_home_page_data_image: z.nullable(z.string()),
  module_home_page_data_image_full_url: pictureUrl,
  module_vendor_registration_data_title: text,
  module_vendor_registration_data_sub_title: text,
  module_vendor_registration_data_button_title: text,
  module_vendor_registration_data_image: z.nullable(z.string()),
  module_vendor_registration_data_image_full_url: pictureUrl,
  meta_title: text,
  meta_description: text,
  meta_image: z.nullable(z.string()),
  meta_image_full_url: pictureUrl,
};

/** The groups, what never was in a group, and flat copies of what older clients read at the top. */
export const landingShape = z.object({
  ...landingSections,
  ...flat,
  fixed_footer_description: text,
  fixed_newsletter_title: text,
  fixed_newsletter_sub_title: text,
  download_user_app_links: userAppLinksShape,
});

export type Landing = z.output<typeof landingShape>;
export type LandingSections = Pick<Landing, keyof typeof landingSections>;
export type LandingFlat = Pick<Landing, keyof typeof flat>;
