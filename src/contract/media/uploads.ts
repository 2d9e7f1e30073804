import * as z from 'zod/mini';
import { MOST_IMAGES } from '#domain/media/refuse-image.ts';
import type { TextKey } from '../texts/en.ts';

/** A picture sent as a part of a form. What is in it is looked at by the server; see domain/media. */
export const imageFile = z.file();

/** The same where the shop has a sentence of its own for a picture that is missing. */
export const neededImage = (key: TextKey) => z.file({ error: key });

const atMost = z.array(imageFile).check(z.maxLength(MOST_IMAGES, 'error.too_many_images'));

/**
 * One picture or several: a form with one sends it alone. Not a union with the limit in it, which would hide why it was
 * refused.
 */
const oneOrSeveral = (missing?: TextKey) =>
  z.pipe(
    z.codec(z.union([imageFile, z.array(imageFile)], missing && { error: missing }), z.array(imageFile), {
      decode: (sent) => [sent].flat(),
      encode: (files) => files,
    }),
    atMost,
  );

export const imageFiles = oneOrSeveral();
export const neededImages = oneOrSeveral;

/** Pictures that need not be there. In JSON, which has no files, clients say so with an empty text or null. */
export const anyImages = z.optional(
  z.pipe(
    z.codec(z.union([z.literal(''), z.null(), imageFile, z.array(imageFile)]), z.array(imageFile), {
      decode: (sent) => (sent ? [sent].flat() : []),
      encode: (files) => files,
    }),
    atMost,
  ),
);
