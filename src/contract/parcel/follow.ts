import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { orderStatus } from '../orders/shapes.ts';
import { flag, pictureUrl } from '../wire.ts';

const place = z.object({ lat: z.number(), lng: z.number() });
const moment = z.nullable(z.string());

/** What of a parcel changes on its way; nothing of it is personal. */
const progress = z.object({
  order_status: orderStatus,
  /** It was picked up and goes back to its sender. */
  comes_back: z.boolean(),
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
});

export type ParcelNews = z.output<typeof progress>;

const params = z.object({ key: z.string().check(z.maxLength(100)) });

export const followParcel = endpoint({
  name: 'followParcel',
  feature: 'parcel',
  summary:
    'How a parcel stands, for whoever was given its link: its progress, about where it is, and when it comes. Nothing personal',
  method: 'GET',
  path: '/api/v1/parcel/follow/{key}',
  access: 'public',
  params,
  reply: z.extend(progress, { category: z.object({ name: z.string(), image_full_url: pictureUrl }) }),
  perMinute: 120,
});

/** The key of the link is all the proof there is: no ticket, which would name the order. */
export const watchParcel = endpoint({
  name: 'watchParcel',
  feature: 'parcel',
  summary:
    'Live events of a parcel for whoever was given its link: `parcel` at once and with every change, as server-sent events. Nothing personal',
  method: 'GET',
  path: '/api/v1/parcel/follow/{key}/live',
  access: 'public',
  params,
  reply: progress,
  perMinute: 60,
  events: true,
});
