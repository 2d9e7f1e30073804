import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money, wholeText } from '../wire.ts';

const ofCatalogue = { feature: 'operator', access: 'operator', scope: 'catalogue' } as const;
const ofStores = { ...ofCatalogue, scope: 'stores' } as const;

const params = z.object({ id: wholeText });
const price = z.optional(z.pipe(z.number().check(z.minimum(0), z.maximum(1e9)), money));
const stock = z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000)));

const stockedItemShape = z.object({
  id: z.int(),
  store_id: z.int(),
  name: z.record(z.string(), z.string()),
  price: money,
  /** null: its module does not count stock. With variations: their sum. */
  stock: z.nullable(z.int()),
  /** Off: it is not shown. */
  status: z.boolean(),
  variations: z.array(z.object({ type: z.string(), price: money, stock: z.int() })),
});

export const getOperatorItem = endpoint({
  ...ofCatalogue,
  name: 'getOperatorItem',
  summary: 'What an item costs and how much of it is there, with its variations',
  method: 'GET',
  path: '/api/v1/operator/items/{id}',
  params,
  reply: stockedItemShape,
});

export const changeItem = endpoint({
  ...ofCatalogue,
  name: 'changeItem',
  summary:
    'Changes price, stock or whether it is shown, of an item or of its variations (`type` as the item names it); shoppers see it within two seconds. Orders that were placed keep their prices',
  method: 'PUT',
  path: '/api/v1/operator/items/{id}',
  params,
  body: z.object({
    price,
    stock,
    status: z.optional(z.boolean()),
    variations: z.optional(
      z
        .array(z.object({ type: z.string().check(z.maxLength(500)), price, stock }))
        .check(z.minLength(1), z.maxLength(200)),
    ),
  }),
  reply: stockedItemShape,
});

const pausedShape = z.object({ message: z.string(), id: z.int(), paused_until: z.nullable(z.string()) });

export const pauseStore = endpoint({
  ...ofStores,
  name: 'pauseStore',
  summary: 'The store takes no orders until then, or until it is resumed; what was ordered goes on',
  method: 'PUT',
  path: '/api/v1/operator/stores/{id}/pause',
  params,
  body: z.object({ until: z.nullish(z.iso.datetime({ offset: true })) }),
  reply: pausedShape,
});

export const resumeStore = endpoint({
  ...ofStores,
  name: 'resumeStore',
  summary: 'The store takes orders again, in its hours',
  method: 'PUT',
  path: '/api/v1/operator/stores/{id}/resume',
  params,
  reply: pausedShape,
});
