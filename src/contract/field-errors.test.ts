import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';
import { shortText } from './wire.ts';

const body = z.object({ contact_person_name: z.optional(shortText(3)), rental_type: z.optional(shortText(3)) });

function told(sent: object, language: string): string[] {
  const read = z.safeParse(body, sent, { reportInput: true });
  return fieldErrors(read.error?.issues ?? [], language).map(({ code, message }) => `${code}: ${message}`);
}

test.each([
  ['en', 'The contact person name is too long'],
  ['es', 'El campo nombre de la persona de contacto es demasiado largo'],
  ['ar', 'حقل \u2068اسم جهة الاتصال\u2069 طويل جدًا'],
])('a field that people type into is called as the page calls it, in %s', (language, message) =>
  expect(told({ contact_person_name: 'Maja' }, language)).toEqual([`contact_person_name: ${message}`]),
);

test('another one keeps its name on the wire', () =>
  expect(told({ rental_type: 'hourly' }, 'en')).toEqual(['rental_type: The rental_type is too long']));
