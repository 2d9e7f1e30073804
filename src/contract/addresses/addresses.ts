import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { free, neededText, page, pageOf, wholeText } from '../wire.ts';

const ofAddresses = { feature: 'addresses', access: 'customer' } as const;

export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;

export const addressShape = z.object({
  id: z.int(),
  user_id: z.int(),
  address_type: z.enum(ADDRESS_TYPES),
  /** What the customer calls it. */
  address_label: z.nullable(z.string()),
  address: z.string(),
  /** Texts, as in every place of this interface. */
  latitude: z.string(),
  longitude: z.string(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  /** Only guests leave one, and theirs is never saved here. */
  contact_person_email: z.null(),
  additional_information: z.nullable(z.string()),
  house: z.nullable(z.string()),
  floor: z.nullable(z.string()),
  road: z.nullable(z.string()),
  /** The smallest of the zones; null where we do not deliver any more. */
  zone_id: z.nullable(z.int()),
  /** Active zones over the place, as they are today. */
  zone_ids: z.array(z.int()),
  created_at: z.string(),
  updated_at: z.string(),
});

export type Address = z.output<typeof addressShape>;

/** Clients send numbers or texts. */
const degrees = (most: number) =>
  z.codec(
    z.union([z.number(), z.string().check(z.trim(), z.regex(/^-?\d{1,3}(\.\d{1,20})?$/))]),
    z.number().check(z.minimum(-most), z.maximum(most)),
    { decode: Number, encode: (value) => value },
  );

const body = z.object({
  address: neededText(500, 'error.address_required'),
  address_type: z.enum(ADDRESS_TYPES),
  address_label: free(100),
  contact_person_name: neededText(200, 'error.name_required'),
  contact_person_number: neededText(30, 'error.contact_number_required'),
  latitude: degrees(90),
  longitude: degrees(180),
  additional_information: free(1000),
  house: free(100),
  floor: free(100),
  road: free(200),
});

export const listAddresses = endpoint({
  ...ofAddresses,
  name: 'listAddresses',
  summary: 'Saved addresses, the newest first; 10 a page unless asked otherwise',
  method: 'GET',
  path: '/api/v1/customer/address/list',
  query: z.object(page),
  reply: pageOf({ addresses: z.array(addressShape) }),
});

const saved = z.object({
  message: z.string(),
  id: z.int(),
  zone_id: z.int(),
  zone_ids: z.array(z.int()),
});

export const addAddress = endpoint({
  ...ofAddresses,
  name: 'addAddress',
  summary: 'Saves an address; refused outside every zone',
  method: 'POST',
  path: '/api/v1/customer/address/add',
  body,
  reply: saved,
  idempotent: true,
});

export const updateAddress = endpoint({
  ...ofAddresses,
  name: 'updateAddress',
  summary: 'Changes a saved address; an optional field that is left out stays as it is, an empty one is emptied',
  method: 'PUT',
  path: '/api/v1/customer/address/update/{id}',
  params: z.object({ id: wholeText }),
  body,
  reply: saved,
});

export const removeAddress = endpoint({
  ...ofAddresses,
  name: 'removeAddress',
  summary: 'Deletes a saved address',
  method: 'DELETE',
  path: '/api/v1/customer/address/delete',
  query: z.object({ address_id: wholeText }),
  reply: z.object({ message: z.string() }),
});
