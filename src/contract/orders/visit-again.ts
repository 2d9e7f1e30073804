import * as z from 'zod/mini';
import { itemShape } from '../catalog/item-shape.ts';
import { storeShape } from '../catalog/store-shape.ts';
import { endpoint } from '../endpoint.ts';

export const listStoresToVisitAgain = endpoint({
  name: 'listStoresToVisitAgain',
  feature: 'orders',
  method: 'GET',
  access: 'customer',
  summary: 'Up to twenty stores the customer ordered from, each with up to five items',
  path: '/api/v1/customer/visit-again',
  reply: z.array(z.extend(storeShape, { items: z.array(itemShape) })),
});
