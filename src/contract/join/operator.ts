import * as z from 'zod/mini';
import {
  APPLICATION_FILES,
  APPLICATION_KINDS,
  APPLICATION_STATUSES,
  BUSINESS_PLANS,
  IDENTITY_TYPES,
} from '#domain/join/application.ts';
import { endpoint } from '../endpoint.ts';
import { flag, money, page, pageOf, shortText, wholeText } from '../wire.ts';

const ofOperator = { feature: 'join', access: 'operator', scope: 'applications' } as const;
const params = z.object({ id: wholeText });

const applicationShape = z.object({
  id: z.int(),
  kind: z.enum(APPLICATION_KINDS),
  application_status: z.enum(APPLICATION_STATUSES),
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string(),
  email: z.string(),
  zone_id: z.int(),
  /** null: of a courier. */
  module_id: z.nullable(z.int()),
  /** Of the store, in the shop's language; null: of a courier. */
  store_name: z.nullable(z.string()),
  business_plan: z.nullable(z.enum(BUSINESS_PLANS)),
  reason: z.nullable(z.string()),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
});

const texts = z.record(z.string(), z.string());

const applicationDetailsShape = z.extend(applicationShape, {
  /** What was made of it: the store, or the courier. */
  store_id: z.nullable(z.int()),
  delivery_man_id: z.nullable(z.int()),
  store: z.nullable(
    z.object({
      name: texts,
      address: texts,
      latitude: z.number(),
      longitude: z.number(),
      pickup_zone_id: z.array(z.int()),
      minimum_delivery_time: z.int(),
      maximum_delivery_time: z.int(),
      delivery_time_type: z.enum(['min', 'hours', 'days']),
      tax: z.number(),
      tin: z.nullable(z.string()),
      tin_expire_date: z.nullable(z.string()),
      package_id: z.nullable(z.int()),
      is_free_trial: z.boolean(),
      paid_amount: money,
    }),
  ),
  courier: z.nullable(
    z.object({
      vehicle_id: z.nullable(z.int()),
      earning: flag,
      identity_type: z.enum(IDENTITY_TYPES),
      identity_number: z.string(),
    }),
  ),
  /** Read each by `getApplicationFile`; those of a rejected one are deleted after a while. */
  files: z.array(z.object({ id: z.int(), field: z.enum(APPLICATION_FILES) })),
});

export const listApplications = endpoint({
  ...ofOperator,
  name: 'listApplications',
  summary: 'Applications of stores and couriers, the oldest first: what waits longest stands on top',
  method: 'GET',
  path: '/api/v1/operator/applications',
  query: z.object({
    ...page,
    kind: z.optional(z.enum(APPLICATION_KINDS)),
    application_status: z.optional(z.enum(APPLICATION_STATUSES)),
  }),
  reply: pageOf({ applications: z.array(applicationShape) }),
});

export const getApplication = endpoint({
  ...ofOperator,
  name: 'getApplication',
  summary: 'All that an application says, and which files came with it',
  method: 'GET',
  path: '/api/v1/operator/applications/{id}',
  params,
  reply: applicationDetailsShape,
});

export const getApplicationFile = endpoint({
  ...ofOperator,
  name: 'getApplicationFile',
  summary:
    'One picture of an application, whole, as base64. There is no other way to it: it has no address that could be passed on',
  method: 'GET',
  path: '/api/v1/operator/applications/{id}/files/{file_id}',
  params: z.object({ id: wholeText, file_id: wholeText }),
  reply: z.object({ field: z.enum(APPLICATION_FILES), type: z.literal('image/webp'), content: z.string() }),
});

export const approveApplication = endpoint({
  ...ofOperator,
  name: 'approveApplication',
  summary: 'The store exists from now on, closed until it has something to sell; a courier can be given orders',
  method: 'PUT',
  path: '/api/v1/operator/applications/{id}/approve',
  params,
  reply: z.object({ message: z.string(), store_id: z.nullable(z.int()), delivery_man_id: z.nullable(z.int()) }),
});

export const rejectApplication = endpoint({
  ...ofOperator,
  name: 'rejectApplication',
  summary: 'The applicant reads the reason; what was paid goes back, and the files are deleted after a while',
  method: 'PUT',
  path: '/api/v1/operator/applications/{id}/reject',
  params,
  body: z.object({ reason: shortText(1000) }),
  reply: z.object({ message: z.string() }),
});
