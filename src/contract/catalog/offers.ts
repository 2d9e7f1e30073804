import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, money, page, pageOf, pictureUrl, wholeText } from '../wire.ts';
import { needs, readsCatalogue } from './inputs.ts';
import { discountType, itemShape } from './item-shape.ts';
import { storeShape } from './store-shape.ts';

const reads = readsCatalogue('catalog');

export const basicCampaignShape = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  image_full_url: pictureUrl,
  available_date_starts: z.string(),
  available_date_ends: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  module_id: z.int(),
});

export type BasicCampaign = z.output<typeof basicCampaignShape>;

export const listCampaigns = endpoint({
  ...reads,
  name: 'listCampaigns',
  summary: 'Campaigns of several stores that run now',
  path: '/api/v1/campaigns/basic',
  needs,
  reply: z.array(basicCampaignShape),
});

export const getCampaign = endpoint({
  ...reads,
  name: 'getCampaign',
  summary: 'A campaign that runs now, with its stores in the shopper’s zones',
  path: '/api/v1/campaigns/basic-campaign-details',
  near: true,
  query: z.object({ basic_campaign_id: wholeText }),
  reply: z.extend(basicCampaignShape, { stores: z.array(storeShape) }),
});

export const listCampaignItems = endpoint({
  ...reads,
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
  ...reads,
  name: 'getFlashSale',
  summary: 'The flash sale that runs now with its items that are left, or null',
  path: '/api/v1/flash-sales',
  needs,
  reply: z.nullable(z.object({ ...flashSaleFields, active_products: z.array(flashItemShape) })),
});

export const listFlashSaleItems = endpoint({
  ...reads,
  name: 'listFlashSaleItems',
  summary: 'All items of a flash sale that runs now; 403 flash_sale when it does not',
  path: '/api/v1/flash-sales/items',
  needs,
  query: z.object({ ...page, flash_sale_id: z.optional(wholeText) }),
  reply: pageOf({ flash_sale: z.object(flashSaleFields), products: z.array(flashItemShape) }),
});

export const listAdvertisements = endpoint({
  ...reads,
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
      /** Of how many ratings that is the average, with or without a comment; a saved answer may not know it yet. */
      rating_count: z._default(z.int(), 0),
    }),
  ),
});
