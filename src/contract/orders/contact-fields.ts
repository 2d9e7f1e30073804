import * as z from 'zod/mini';
import { email } from '../auth/fields.ts';
import { free, nothingText } from '../wire.ts';

/** Of a form's field that was left empty nothing comes, of JSON an empty text or null. */
export const emptyOr = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.nullish(z.union([z.literal(''), nothingText, schema]));

/** Who is at a door, and where it is. */
export const contactFields = {
  contact_person_name: free(200),
  contact_person_number: free(30),
  contact_person_email: emptyOr(email),
  address: free(500),
  address_type: free(50),
  house: free(100),
  floor: free(100),
  road: free(200),
};
