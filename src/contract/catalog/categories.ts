import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { shortText, wholeText } from '../wire.ts';
import { categoryShape } from './category-shape.ts';
import { needs, readsCatalogue } from './inputs.ts';

const reads = readsCatalogue('catalog');

export const listCategories = endpoint({
  ...reads,
  name: 'listCategories',
  summary: 'Top categories with their children and how much the zones hold of each; featured ones only when asked',
  path: '/api/v1/categories',
  query: z.object({ featured: z.optional(z.enum(['0', '1'])) }),
  reply: z.array(categoryShape),
});

export const findCategories = endpoint({
  ...reads,
  name: 'findCategories',
  summary: 'Top categories by id, by slug, or by a part of their name',
  path: '/api/v1/categories/{search}',
  params: z.object({ search: shortText(100) }),
  reply: z.array(categoryShape),
});

export const listChildCategories = endpoint({
  ...reads,
  name: 'listChildCategories',
  summary: 'The children of a category',
  path: '/api/v1/categories/childes/{id}',
  params: z.object({ id: wholeText }),
  reply: z.array(categoryShape),
});

export const listPopularCategories = endpoint({
  ...reads,
  name: 'listPopularCategories',
  summary: 'Up to 20 categories that most is ordered from',
  path: '/api/v1/categories/popular',
  needs,
  reply: z.array(categoryShape),
});
