import * as z from 'zod/mini';
import { flag, pictureUrl } from '../wire.ts';

const categoryFields = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  image_full_url: pictureUrl,
  /** 0 for a top category. */
  parent_id: z.int(),
  /** 0 top, 1 child. */
  position: z.int(),
  status: flag,
  priority: z.int(),
  module_id: z.int(),
  featured: flag,
  products_count: z.int(),
  childes_count: z.int(),
  order_count: z.int(),
};

const childCategoryShape = z.object({ ...categoryFields, childes: z.array(z.never()) });

export const categoryShape = z.object({ ...categoryFields, childes: z.array(childCategoryShape) });

export type Category = z.output<typeof categoryShape>;
