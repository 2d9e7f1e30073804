import * as z from 'zod/mini';
import { SUBSTITUTIONS } from '#domain/item/substitution.ts';
import { foodVariationShape, itemShape } from '../catalog/item-shape.ts';
import { money, pictureUrl } from '../wire.ts';

const addonShape = z.object({ id: z.int(), name: z.string(), price: money, isChecked: z.boolean(), quantity: z.int() });

/** A chosen combination of an item with variations, or the chosen labels of one group of a dish. */
const chosenShape = z.union([
  z.object({ type: z.string(), label: z.string(), price: money, stock: z.int() }),
  z.object({ name: z.string(), values: z.object({ label: z.array(z.string()) }) }),
]);

/** Why a line cannot be ordered as it stands. It stays in the cart until the shopper decides. */
const UNAVAILABLE = ['off_sale', 'out_of_zone', 'choice_gone', 'stock', 'limit'] as const;

export type Unavailable = (typeof UNAVAILABLE)[number];

export const cartLineShape = z.object({
  id: z.int(),
  /** The customer, or the guest; a guest's number opens nothing. */
  user_id: z.int(),
  is_guest: z.boolean(),
  module_id: z.int(),
  item_id: z.int(),
  item_type: z.enum(['Item', 'ItemCampaign']),
  quantity: z.int(),
  /** One piece with its options at today's price, before the item's discount and without add-ons. */
  price: money,
  variation: z.array(chosenShape),
  /** The item's groups, each value saying whether it was chosen. */
  food_variations: z.array(foodVariationShape),
  add_on_ids: z.array(z.int()),
  add_on_qtys: z.array(z.int()),
  /** All that are offered; `isChecked` says which were chosen. */
  addons: z.array(addonShape),
  /** If it turns out not to be there; null: nobody said. */
  substitution: z.nullable(z.enum(SUBSTITUTIONS)),
  /** As clients in the field read it: what was chosen is marked in its groups, and `addons` are the chosen ones. */
  item: z.extend(itemShape, {
    addons: z.array(addonShape),
    module: z.object({ id: z.int(), module_type: z.string() }),
  }),
  store: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    logo: z.string(),
    logo_full_url: pictureUrl,
    /** Texts, as in every store. */
    latitude: z.string(),
    longitude: z.string(),
  }),
  unavailable: z.nullable(z.enum(UNAVAILABLE)),
  created_at: z.string(),
  updated_at: z.string(),
});

export type CartLine = z.output<typeof cartLineShape>;
