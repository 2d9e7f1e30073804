import * as z from 'zod/mini';
import { email, name, phone } from '../auth/fields.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageOf, wholeText } from '../wire.ts';

/** Who brings orders: those that were hired by their application, and those that the operator names. */
const ofCouriers = { feature: 'operator', access: 'operator', scope: 'couriers' } as const;

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

const courierShape = z.object({
  /** What orders call `delivery_man_id`. */
  id: z.int(),
  f_name: z.string(),
  l_name: z.string(),
  phone: z.string(),
  email: z.string(),
  zone_id: z.int(),
  vehicle_id: z.nullable(z.int()),
  /** false: gets no orders any more. */
  status: z.boolean(),
  created_at: z.string(),
});

export const listCouriers = endpoint({
  ...ofCouriers,
  name: 'listCouriers',
  summary: 'Couriers, those who came last first',
  method: 'GET',
  path: '/api/v1/operator/couriers',
  query: z.object({ ...page, zone_id: z.optional(wholeText) }),
  reply: pageOf({ couriers: z.array(courierShape) }),
});

export const addCourier = endpoint({
  ...ofCouriers,
  name: 'addCourier',
  summary: 'Somebody who brings orders, without an application. A phone belongs to one courier',
  method: 'POST',
  path: '/api/v1/operator/couriers',
  body: z.object({
    f_name: name,
    l_name: z.nullish(z.string().check(z.trim(), z.maxLength(100))),
    phone,
    email,
    zone_id: id,
    /** Of get-vehicles. */
    vehicle_id: z.nullish(id),
  }),
  reply: courierShape,
});

export const changeCourier = endpoint({
  ...ofCouriers,
  name: 'changeCourier',
  summary: 'Whether a courier gets orders; what they carry already stays theirs',
  method: 'PUT',
  path: '/api/v1/operator/couriers/{id}',
  params: z.object({ id: wholeText }),
  body: z.object({ status: z.boolean() }),
  reply: courierShape,
});
