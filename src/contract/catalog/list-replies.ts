import * as z from 'zod/mini';
import { categoryShape } from './category-shape.ts';
import { itemShape } from './item-shape.ts';
import { storeShape } from './store-shape.ts';

export const products = { products: z.array(itemShape) };

export const categories = { categories: z.array(categoryShape) };

export const stores = { stores: z.array(storeShape) };
