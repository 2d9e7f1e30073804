import * as z from 'zod/mini';
import { itemShape } from '../catalog/item-shape.ts';
import { endpoint } from '../endpoint.ts';
import { wholeText } from '../wire.ts';

const categoryId = z.pipe(z.union([z.int(), wholeText]), z.int().check(z.minimum(1), z.maximum(2_147_483_647)));

export const updateInterests = endpoint({
  feature: 'account',
  access: 'customer',
  name: 'updateInterests',
  summary: 'Adds categories to what the customer likes, and notes that they were asked in this module',
  method: 'POST',
  path: '/api/v1/customer/update-interest',
  needs: ['moduleId'],
  body: z.object({ interest: z.array(categoryId).check(z.maxLength(100)) }),
  reply: z.object({ message: z.string() }),
});

export const listItemsForMe = endpoint({
  name: 'listItemsForMe',
  feature: 'account',
  method: 'GET',
  access: 'customer',
  summary: 'Up to five items by the customer’s interests, else popular ones',
  path: '/api/v1/customer/suggested-items',
  reply: z.array(itemShape),
});
