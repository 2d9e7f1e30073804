import * as z from 'zod/mini';
import { userAppLinksShape } from '../config/settings-shape.ts';
import { flag, pictureUrl } from '../wire.ts';

const text = z.string();

/** A picture by its name, and beside it the address of a middle size. */
const pictured = <Name extends string>(name: Name) =>
  ({ [name]: pictureUrl, [`${name}_full_url`]: pictureUrl }) as {
    [Key in Name | `${Name}_full_url`]: typeof pictureUrl;
  };

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
  ...pictured('reviewer_image'),
  ...pictured('company_image'),
  status: flag,
});

export type Testimonial = z.output<typeof testimonialShape>;
export const testimonialsShape = z.array(testimonialShape);

/** Irregular names, one of them misspelt, are the interface's; inside, `x_image` has its `x_image_full_url`. */
const bannerSection = z.codec(
  z.object({ banner_section_status: flag, banner_image: pictureUrl, banner_iamge_full_url: pictureUrl }),
  z.object({ banner_section_status: flag, ...pictured('banner_image') }),
  {
    decode: ({ banner_iamge_full_url, ...rest }) => ({ ...rest, banner_image_full_url: banner_iamge_full_url }),
    encode: ({ banner_image_full_url, ...rest }) => ({ ...rest, banner_iamge_full_url: banner_image_full_url }),
  },
);

const promotionalBanners = { promotion_banner_section_status: flag, promotion_banners_image: z.array(text) };
const promotionalBannerSection = z.codec(
  z.object({ ...promotionalBanners, promotion_banners_full_url: z.array(text) }),
  z.object({ ...promotionalBanners, promotion_banners_image_full_url: z.array(text) }),
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

const landingSections = {
  hero_section: z.object({
    header_title: text,
    header_sub_title: text,
    header_tag_line: text,
    pick_location_title: text,
    ...pictured('header_image'),
  }),
  trust_section: z.object({
    trust_section_status: flag,
    cards: z.array(z.object({ status: flag, title: text, sub_title: text, ...pictured('image') })),
  }),
  available_zone_section: z.object({
    available_zone_status: flag,
    available_zone_title: text,
    available_zone_short_description: text,
    ...pictured('available_zone_image'),
    available_zone_list: z.array(z.object({ id: z.int(), name: text, display_name: text, modules: z.array(text) })),
  }),
  promotional_banner_section: promotionalBannerSection,
  user_app_download_section: z.object({
    download_user_app_section_status: flag,
    download_user_app_title: text,
    download_user_app_sub_title: text,
    ...pictured('download_user_app_image'),
    download_user_app_button_title: text,
    download_user_app_button_sub_title: text,
    download_user_app_links: userAppLinksShape,
    download_business_app_links: businessAppLinksShape,
  }),
  popular_client_section: z.object({
    popular_client_section_status: flag,
    popular_client_title: text,
    popular_client_sub_title: text,
    cards: z.array(z.object({ name: z.optional(text), ...pictured('image') })),
  }),
  seller_app_download_section: z.object({
    seller_app_section_status: flag,
    seller_app_title: text,
    seller_app_sub_title: text,
    ...pictured('seller_app_image'),
    seller_app_button_title: text,
  }),
  deliveryman_app_download_section: z.object({
    deliveryman_app_section_status: flag,
    deliveryman_app_title: text,
    deliveryman_app_sub_title: text,
    ...pictured('deliveryman_app_image'),
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
    cards: z.array(z.object({ status: flag, ...pictured('image') })),
  }),
  highlight_section: z.object({
    highlight_section_status: flag,
    highlight_title: text,
    highlight_sub_title: text,
    ...pictured('highlight_image'),
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
  ...pictured('module_home_page_data_image'),
  module_vendor_registration_data_title: text,
  module_vendor_registration_data_sub_title: text,
  module_vendor_registration_data_button_title: text,
  ...pictured('module_vendor_registration_data_image'),
  meta_title: text,
  meta_description: text,
  ...pictured('meta_image'),
  // The invitation to sell, where older clients read it.
  download_business_app_links: businessAppLinksShape,
  business_title: text,
  business_sub_title: text,
  ...pictured('business_image'),
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
