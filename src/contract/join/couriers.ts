import * as z from 'zod/mini';
import { IDENTITY_TYPES } from '#domain/join/application.ts';
import { endpoint } from '../endpoint.ts';
import { neededImage, neededImages } from '../media/uploads.ts';
import { flag, neededText } from '../wire.ts';
import { anyId, personFields } from './fields.ts';

/** 1: paid for each delivery. 0: a salary. */
const earning = z.pipe(
  z.codec(z.union([z.literal([0, 1]), z.enum(['0', '1'])], { error: 'join.choose' }), z.int(), {
    decode: Number,
    encode: (value) => value as 0 | 1,
  }),
  flag,
);

export const registerCourier = endpoint({
  feature: 'join',
  access: 'public',
  name: 'registerCourier',
  summary:
    'A courier applies. Only the operator sees the pictures of the identity. The same form sent twice is one application',
  method: 'POST',
  path: '/api/v1/auth/delivery-man/store',
  multipart: true,
  body: z.object({
    ...personFields,
    zone_id: anyId,
    /** Of get-vehicles. */
    vehicle_id: anyId,
    earning,
    identity_type: z.enum(IDENTITY_TYPES, { error: 'join.choose' }),
    identity_number: neededText(50, 'join.identity_number'),
    /** One to three. */
    identity_image: neededImages('join.identity_image'),
    image: neededImage('join.image_required'),
  }),
  reply: z.object({
    message: z.string(),
    /** Unguessable: it opens the application to whoever has it. */
    key: z.string(),
    /** The page that shows what becomes of it; also in the mail. */
    state_link: z.string(),
  }),
  perMinute: 20,
});
