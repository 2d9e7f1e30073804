import * as z from 'zod/mini';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { endpoint } from '../endpoint.ts';
import { flag, pictureUrl, wholeText } from '../wire.ts';

export const moduleShape = z.object({
  id: z.int(),
  module_name: z.string(),
  module_type: z.enum(MODULE_TYPES),
  slug: z.string(),
  icon: z.string(),
  icon_full_url: pictureUrl,
  thumbnail: z.string(),
  thumbnail_full_url: pictureUrl,
  /** Text, as clients of this interface expect it. */
  status: z.enum(['0', '1']),
  description: z.string(),
  short_description: z.string(),
  stores_count: z.int(),
  items_count: z.int(),
  all_zone_service: flag,
  theme_id: z.int(),
  zones: z.array(z.object({ id: z.int(), name: z.string(), display_name: z.string(), status: flag })),
});

export type Module = z.output<typeof moduleShape>;

export const listModules = endpoint({
  name: 'listModules',
  feature: 'modules',
  summary: 'The active modules; with zones (header zoneId or query zone_id) only those offered there',
  method: 'GET',
  path: '/api/v1/module',
  access: 'public',
  query: z.object({ zone_id: z.optional(wholeText) }),
  reply: z.array(moduleShape),
  lifetime: 'settings',
});
