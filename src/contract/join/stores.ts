import * as z from 'zod/mini';
import { BUSINESS_PLANS } from '#domain/join/application.ts';
import { endpoint } from '../endpoint.ts';
import { imageFile, neededImage } from '../media/uploads.ts';
import { callback } from '../payments/payments.ts';
import { flag, money, pictureUrl, typed, wholeText } from '../wire.ts';
import { anyId, applicationKey, listOrText, personFields } from './fields.ts';

const ofJoining = { feature: 'join', access: 'public' } as const;

const number = z.codec(
  z.union([z.number(), z.string().check(z.trim(), z.regex(/^-?\d{1,15}(\.\d{1,20})?$/))]),
  z.number(),
  { decode: Number, encode: (value) => value },
);
const between = (least: number, most: number) => z.pipe(number, z.number().check(z.minimum(least), z.maximum(most)));
const minutes = z.pipe(number, z.int().check(z.minimum(1), z.maximum(999)));

const TIME_UNITS = {
  min: 'min',
  minute: 'min',
  minutes: 'min',
  hour: 'hours',
  hours: 'hours',
  day: 'days',
  days: 'days',
} as const;
const timeUnit = z.codec(
  z.enum(Object.keys(TIME_UNITS) as (keyof typeof TIME_UNITS)[]),
  z.enum(['min', 'hours', 'days']),
  {
    decode: (sent) => TIME_UNITS[sent],
    encode: (unit) => unit,
  },
);

/** One text of the store in one language; the shop's own language has to be there. */
const translation = z.object({
  locale: z.string().check(z.trim(), z.minLength(2), z.maxLength(10)),
  key: z.enum(['name', 'address']),
  value: z.string().check(typed, z.maxLength(500)),
});

const storeFields = {
  /** Swapped by mistake they are read the right way, where only that lies in the zone. */
  latitude: between(-180, 180),
  longitude: between(-180, 180),
  zone_id: anyId,
  module_id: anyId,
  translations: listOrText(translation, 40),
  minimum_delivery_time: minutes,
  maximum_delivery_time: minutes,
  delivery_time_type: timeUnit,
  logo: neededImage('join.logo_required'),
  cover_photo: z.optional(imageFile),
  /** Per cent. */
  tax: z.optional(between(0, 100)),
  /** Where vehicles are handed over; only of rental, and needed there. */
  pickup_zone_id: z.optional(listOrText(anyId, 100)),
  tin: z.nullish(z.string().check(z.trim(), z.maxLength(50))),
  /** YYYY-MM-DD */
  tin_expire_date: z.nullish(z.union([z.literal(''), z.iso.date()])),
  tin_certificate_image: z.optional(imageFile),
};

const planFields = {
  business_plan: z.enum(BUSINESS_PLANS, { error: 'join.plan_required' }),
  /** Of subscription. */
  package_id: z.nullish(anyId),
};

const timesInOrder = z.refine<{ minimum_delivery_time: number; maximum_delivery_time: number }>(
  ({ minimum_delivery_time, maximum_delivery_time }) => maximum_delivery_time > minimum_delivery_time,
  { path: ['maximum_delivery_time'], error: 'join.delivery_times' },
);

export const registerStore = endpoint({
  ...ofJoining,
  name: 'registerStore',
  summary:
    'A store applies. By commission it is looked at at once, with a package after vendor/business_plan. The same form sent twice is one application',
  method: 'POST',
  path: '/api/v1/auth/vendor/register',
  multipart: true,
  body: z
    .object({
      ...personFields,
      ...storeFields,
      ...planFields,
      /** What an earlier sending answered, while it is not paid: that application is changed, and no second one made. */
      store_id: z.optional(applicationKey),
    })
    .check(timesInOrder),
  reply: z.object({
    /** Unguessable: it opens the application to whoever has it. */
    store_id: z.string(),
    type: z.enum(BUSINESS_PLANS),
    package_id: z.nullable(z.int()),
    /** The page that shows what becomes of it; also in the mail. */
    state_link: z.string(),
    message: z.string(),
  }),
  perMinute: 20,
});

/** A number as text, or "unlimited", as clients show it. */
const limitText = z.codec(z.string(), z.nullable(z.int()), {
  decode: (text) => (text === 'unlimited' ? null : Number(text)),
  encode: (limit) => (limit === null ? 'unlimited' : String(limit)),
});

const packageShape = z.object({
  id: z.int(),
  package_name: z.string(),
  text: z.string(),
  price: money,
  /** Days. */
  validity: z.int(),
  max_order: limitText,
  max_product: limitText,
  pos: flag,
  mobile_app: flag,
  chat: flag,
  review: flag,
  self_delivery: flag,
  status: flag,
  /** The one that is offered first. */
  default: flag,
  colour: z.string(),
  module_type: z.enum(['all', 'rental']),
});
export type StorePackage = z.output<typeof packageShape>;

export const listStorePackages = endpoint({
  ...ofJoining,
  name: 'listStorePackages',
  summary: 'The packages that a store of this module may choose, the cheapest first',
  method: 'GET',
  path: '/api/v1/vendor/package-view',
  query: z.object({ module_id: wholeText }),
  reply: z.object({ packages: z.array(packageShape) }),
  lifetime: 'settings',
});

export const chooseBusinessPlan = endpoint({
  ...ofJoining,
  name: 'chooseBusinessPlan',
  summary:
    'How an application that is not paid yet shall be paid: by commission, by a free trial, or at a gateway, which comes back to the callback with flag=success or flag=fail',
  method: 'POST',
  path: '/api/v1/vendor/business_plan',
  body: z.object({
    store_id: applicationKey,
    ...planFields,
    /** A gateway's key, as /config lists them, or free_trial. */
    payment_gateway: z.nullish(z.string().check(z.trim(), z.maxLength(50))),
    callback: z.nullish(callback),
    /** Clients send these, and nothing depends on them. */
    payment: z.optional(z.unknown()),
    payment_platform: z.optional(z.unknown()),
    type: z.optional(z.unknown()),
  }),
  reply: z.union([
    z.object({ redirect_link: z.string() }),
    z.object({ store_business_model: z.enum(BUSINESS_PLANS), logo: pictureUrl, message: z.string() }),
  ]),
  perMinute: 30,
});
