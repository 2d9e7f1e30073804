import * as z from 'zod/mini';
import { categoryShape } from './category-shape.ts';
import { itemShape } from './item-shape.ts';
import { storeShape } from './store-shape.ts';

export const pageOf = <Rows extends Record<string, z.ZodMiniType>>(rows: Rows) =>
  z.object({ total_size: z.int(), limit: z.int(), offset: z.int(), ...rows });

export const products = { products: z.array(itemShape) };

export const categories = { categories: z.array(categoryShape) };

export const stores = { stores: z.array(storeShape) };
