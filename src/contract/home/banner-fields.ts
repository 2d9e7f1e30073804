import * as z from 'zod/mini';
import { pictureUrl } from '../wire.ts';

/** What a banner is in every module; where else it leads differs. */
export const bannerFields = {
  id: z.int(),
  title: z.string(),
  type: z.enum(['default', 'store_wise', 'item_wise']),
  image: z.string(),
  image_full_url: pictureUrl,
  link: z.nullable(z.string()),
};
