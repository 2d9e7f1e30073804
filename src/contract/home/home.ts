import * as z from 'zod/mini';
import { needs, readsCatalogue } from '../catalog/inputs.ts';
import { basicCampaignShape } from '../catalog/offers.ts';
import { endpoint } from '../endpoint.ts';
import { money, pictureUrl } from '../wire.ts';
import { bannerFields } from './banner-fields.ts';

const reads = readsCatalogue('home');

const bannerShape = z.object({
  ...bannerFields,
  store: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      tagline: z.string(),
      logo_full_url: pictureUrl,
      zone_id: z.int(),
      module_id: z.int(),
      latitude: z.string(),
      longitude: z.string(),
    }),
  ),
  item: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      image_full_url: pictureUrl,
      store_id: z.int(),
      module_id: z.int(),
      price: money,
    }),
  ),
});

export type Banner = z.output<typeof bannerShape>;

export const listBanners = endpoint({
  ...reads,
  name: 'listBanners',
  summary: 'Banners of the module in the zones, and the campaigns that run; only featured banners when asked',
  path: '/api/v1/banners',
  query: z.object({ featured: z.optional(z.enum(['0', '1'])), feature: z.optional(z.enum(['0', '1'])) }),
  reply: z.object({ campaigns: z.array(basicCampaignShape), banners: z.array(bannerShape) }),
});

const promotionShape = z.object({
  id: z.int(),
  type: z.string(),
  key: z.string(),
  value: z.string(),
  value_full_url: pictureUrl,
});

export const listPromotions = endpoint({
  ...reads,
  name: 'listPromotions',
  summary:
    'Pictures between the lists of a home page: a list for parcel, else one key a picture, each with its address',
  path: '/api/v1/other-banners',
  needs,
  reply: z.union([z.object({ banners: z.array(promotionShape) }), z.record(z.string(), z.nullable(z.string()))]),
});
