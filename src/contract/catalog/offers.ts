import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, money, page, pictureUrl, wholeText } from '../wire.ts';
import { fromCatalogue, idOrSlug, itemFilters, needs, pageOf, products } from './inputs.ts';
import { basicCampaignShape, discountType, itemShape, storeShape } from './shapes.ts';

export const listCampaigns = endpoint({
  ...fromCatalogue,
  name: 'listCampaigns',
  summary: 'Campaigns of several stores that run now',
  path: '/api/v1/campaigns/basic',
  needs,
  reply: z.array(basicCampaignShape),
});

export const getCampaign = endpoint({
  ...fromCatalogue,
  name: 'getCampaign',
  summary: 'A campaign that runs now, with its stores in the shopper’s zones',
  path: '/api/v1/campaigns/basic-campaign-details',
  near: true,
  query: z.object({ basic_campaign_id: wholeText }),
  reply: z.extend(basicCampaignShape, { stores: z.array(storeShape) }),
});

export const listCampaignItems = endpoint({
  ...fromCatalogue,
  name: 'listCampaignItems',
  summary: 'Items sold only while their campaign runs, with a stock of their own',
  path: '/api/v1/campaigns/item',
  needs,
  reply: z.array(itemShape),
});

const flashItemShape = z.object({
  id: z.int(),
  flash_sale_id: z.int(),
  item_id: z.int(),
  stock: z.int(),
  sold: z.int(),
  /** What is left of the sale. */
  available_stock: z.int(),
  discount: z.number(),
  discount_type: discountType,
  /** What comes off one piece. */
  discount_amount: money,
  price: money,
  item: itemShape,
});

export type FlashItem = z.output<typeof flashItemShape>;

const flashSaleFields = {
  id: z.int(),
  title: z.string(),
  module_id: z.int(),
  start_date: z.string(),
  end_date: z.string(),
  admin_discount_percentage: z.number(),
  vendor_discount_percentage: z.number(),
};

export const getFlashSale = endpoint({
  ...fromCatalogue,
  name: 'getFlashSale',
  summary: 'The flash sale that runs now with its items that are left, or null',
  path: '/api/v1/flash-sales',
  needs,
  reply: z.nullable(z.object({ ...flashSaleFields, active_products: z.array(flashItemShape) })),
});

export const listFlashSaleItems = endpoint({
  ...fromCatalogue,
  name: 'listFlashSaleItems',
  summary: 'All items of a flash sale that runs now; 403 flash_sale when it does not',
  path: '/api/v1/flash-sales/items',
  needs,
  query: z.object({ ...page, flash_sale_id: z.optional(wholeText) }),
  reply: pageOf({ flash_sale: z.object(flashSaleFields), products: z.array(flashItemShape) }),
});

export const listBrands = endpoint({
  ...fromCatalogue,
  name: 'listBrands',
  summary: 'Brands of the module that the zones hold something of',
  path: '/api/v1/brand',
  needs,
  reply: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      image: z.string(),
      image_full_url: pictureUrl,
      module_id: z.int(),
      items_count: z.int(),
    }),
  ),
});

export const listBrandItems = endpoint({
  ...fromCatalogue,
  name: 'listBrandItems',
  summary: 'Items of a brand, the most ordered first',
  path: '/api/v1/brand/items/{id}',
  needs,
  params: z.object({ id: idOrSlug }),
  query: z.object({ ...page, ...itemFilters }),
  reply: pageOf(products),
});

export const listConditions = endpoint({
  ...fromCatalogue,
  name: 'listConditions',
  summary: 'Common conditions that the zones hold something against',
  path: '/api/v1/common-condition',
  needs,
  reply: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), status: flag, items_count: z.int() })),
});

export const listItemsOfCondition = endpoint({
  ...fromCatalogue,
  name: 'listItemsOfCondition',
  summary: 'Items against a common condition, the most ordered first',
  path: '/api/v1/common-condition/items/{id}',
  needs,
  params: z.object({ id: idOrSlug }),
  query: z.object({ ...page, ...itemFilters }),
  reply: pageOf(products),
});

export const listAdvertisements = endpoint({
  ...fromCatalogue,
  name: 'listAdvertisements',
  summary: 'Advertisements of stores in the shopper’s zones that run now, by priority',
  path: '/api/v1/advertisement/list',
  needs,
  reply: z.array(
    z.object({
      id: z.int(),
      store_id: z.int(),
      module_id: z.int(),
      add_type: z.enum(['video_promotion', 'store_promotion']),
      title: z.string(),
      description: z.string(),
      start_date: z.string(),
      end_date: z.string(),
      priority: z.nullable(z.int()),
      is_rating_active: flag,
      is_review_active: flag,
      /** Pictures by their ids, as everywhere: the storefront asks for the size it draws. */
      cover_image: z.nullable(z.string()),
      cover_image_full_url: pictureUrl,
      profile_image: z.nullable(z.string()),
      profile_image_full_url: pictureUrl,
      video_attachment_full_url: z.nullable(z.string()),
      active: flag,
      /** As much of the store as a link to its page needs. */
      store: z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        logo_full_url: pictureUrl,
        zone_id: z.int(),
        module_type: z.string(),
        latitude: z.string(),
        longitude: z.string(),
      }),
      reviews_comments_count: z.int(),
      average_rating: z.number(),
    }),
  ),
});

export const couponShape = z.object({
  id: z.int(),
  title: z.string(),
  code: z.string(),
  coupon_type: z.enum(['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order']),
  start_date: z.string(),
  expire_date: z.string(),
  min_purchase: money,
  /** 0: no cap. */
  max_discount: money,
  discount: z.number(),
  discount_type: discountType,
  limit: z.nullable(z.int()),
  /** Where it holds: the stores' names of a store_wise coupon, else empty. */
  data: z.string(),
  store_id: z.nullable(z.int()),
  store: z.nullable(z.object({ id: z.int(), name: z.string() })),
  created_by: z.enum(['admin', 'vendor']),
  status: flag,
  total_uses: z.int(),
  module_id: z.int(),
});

export type Coupon = z.output<typeof couponShape>;

export const listCoupons = endpoint({
  ...fromCatalogue,
  name: 'listCoupons',
  summary: 'Coupons for everybody that hold today in the shopper’s zones',
  path: '/api/v1/coupon/list/all',
  reply: z.array(couponShape),
});
