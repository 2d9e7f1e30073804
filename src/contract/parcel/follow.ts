import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { orderStatus } from '../orders/shapes.ts';
import { flag, pictureUrl } from '../wire.ts';

const place = z.object({ lat: z.number(), lng: z.number() });
const moment = z.nullable(z.string());

export const followParcel = endpoint({
  name: 'followParcel',
  feature: 'parcel',
  summary:
    'How a parcel stands, for whoever was given its link: its progress, about where it is, and when it comes. Nothing personal',
  method: 'GET',
  path: '/api/v1/parcel/follow/{key}',
  access: 'public',
  params: z.object({ key: z.string().check(z.maxLength(100)) }),
  reply: z.object({
    order_status: orderStatus,
    /** It was picked up and goes back to its sender. */
    comes_back: z.boolean(),
    category: z.object({ name: z.string(), image_full_url: pictureUrl }),
    /** Roughly: the part of town, not the door. */
    from: z.nullable(place),
    to: z.nullable(place),
    /** When it should be at the door; null when it is over. */
    expected_at: moment,
    scheduled: flag,
    /** While it is on its way. */
    courier: z.nullable(z.extend(place, { located_at: z.string() })),
    remaining_minutes: z.nullable(z.int()),
    picked_up: moment,
    delivered: moment,
    returned: moment,
  }),
  perMinute: 120,
});
