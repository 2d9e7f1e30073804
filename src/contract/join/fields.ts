import * as z from 'zod/mini';
import { PASSWORD_MOST } from '#domain/auth/password.ts';
import { isStrongPassword } from '#domain/join/strong-password.ts';
import { email, messageKey, name, phone } from '../auth/fields.ts';
import { fromJson, typed, wholeText } from '../wire.ts';

/** Forms send numbers as texts. */
export const anyId = z.pipe(
  z.union([z.int(), wholeText], { error: messageKey('join.choose') }),
  z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
);

const strongPassword = z
  .string({ error: messageKey('auth.password_required') })
  .check(
    z.minLength(1, messageKey('auth.password_required')),
    z.refine(isStrongPassword, messageKey('join.password_weak')),
    z.maxLength(PASSWORD_MOST, messageKey('error.too_long')),
  );

/** Who applies, be it the owner of a store or a courier. */
export const personFields = {
  f_name: name,
  l_name: z.nullish(z.string().check(typed, z.maxLength(100))),
  phone,
  email,
  password: strongPassword,
};

/** A list of a form: JSON text, or the list itself. */
export const listOrText = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.pipe(
    z.codec(z.union([z.array(z.unknown()), z.string().check(z.maxLength(20_000))]), z.unknown(), {
      decode: (sent) => (typeof sent === 'string' ? fromJson(sent) : sent),
      encode: (list) => JSON.stringify(list),
    }),
    z.array(item).check(z.maxLength(most)),
  );

/**
 * What opens an application to whoever sent it: an unguessable text. Clients of this interface know it as the number of
 * their store and hand it back as they got it.
 */
export const applicationKey = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** The page of this shop that shows what became of an application. */
export const applicationPage = (key: string): string => `/registration/${key}`;
