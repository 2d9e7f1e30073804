import * as z from 'zod/mini';

const MODELS = ['Item', 'ItemCampaign'] as const;
type Model = (typeof MODELS)[number];

/** As clients in the field spell them, which took the name from another server. */
const SPELLINGS = {
  Item: 'Item',
  ItemCampaign: 'ItemCampaign',
  AppModelsItem: 'Item',
  AppModelsItemCampaign: 'ItemCampaign',
  'App\\Models\\Item': 'Item',
  'App\\Models\\ItemCampaign': 'ItemCampaign',
} as const satisfies Record<string, Model>;
type Spelling = keyof typeof SPELLINGS;

/** Whether a line is an item or a campaign's. */
export const itemModel = z.codec(z.enum(Object.keys(SPELLINGS) as [Spelling, ...Spelling[]]), z.enum(MODELS), {
  decode: (spelling) => SPELLINGS[spelling],
  encode: (model) => model,
});
