import * as z from 'zod/mini';
import { MOST_IMAGES } from '#domain/media/refuse-image.ts';

/** A picture sent as a part of a form. What is in it is looked at by the server; see domain/media. */
export const imageFile = z.file();

export const imageFiles = z.array(imageFile).check(z.maxLength(MOST_IMAGES, 'error.too_many_images'));

/** A form with one picture sends it alone. */
export const oneOrMoreImages = z.union([
  imageFiles,
  z.codec(imageFile, z.array(imageFile), { decode: (file) => [file], encode: (files) => files[0] as File }),
]);
