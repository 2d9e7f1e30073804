import * as z from 'zod/mini';
import { needs, readsCatalogue } from '../catalog/inputs.ts';
import { endpoint } from '../endpoint.ts';
import { flag, money, pictureUrl } from '../wire.ts';

const reads = readsCatalogue('parcel');

export const listParcelCategories = endpoint({
  ...reads,
  name: 'listParcelCategories',
  summary:
    'What can be sent in this module, or, without one, in any; without rates of its own a category costs what the configuration says',
  path: '/api/v1/parcel-category',
  reply: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      description: z.string(),
      image: z.string(),
      image_full_url: pictureUrl,
      module_id: z.int(),
      orders_count: z.int(),
      parcel_per_km_shipping_charge: z.nullable(money),
      parcel_minimum_shipping_charge: z.nullable(money),
    }),
  ),
});

export const listReasons = endpoint({
  ...reads,
  name: 'listReasons',
  summary: 'Why to choose this module',
  path: '/api/v1/other-banners/why-choose',
  needs,
  reply: z.object({
    banners: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        short_description: z.string(),
        image: z.nullable(z.string()),
        image_full_url: pictureUrl,
        status: flag,
      }),
    ),
  }),
});

export const getVideoContent = endpoint({
  ...reads,
  name: 'getVideoContent',
  summary: 'How the module works, step by step, with a picture or video',
  path: '/api/v1/other-banners/video-content',
  needs,
  reply: z.object({
    section_title: z.string(),
    banner_type: z.enum(['video', 'image', 'video_content']),
    banner_video: z.nullable(z.string()),
    banner_image: z.nullable(z.string()),
    banner_image_full_url: pictureUrl,
    banner_video_content: z.nullable(z.string()),
    banner_video_content_full_url: pictureUrl,
    banner_contents: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
});
