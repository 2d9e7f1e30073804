import type { pictures as en } from '../en/pictures.ts';

export const pictures: Record<keyof typeof en, string> = {
  'picture.format': 'Este formato de archivo no es compatible. Sube solo imágenes JPG, PNG, JPEG o GIF.',
  'picture.size': 'Esta foto es demasiado grande. Se permiten 2 MB como máximo.',
  'picture.too_many': 'Se pueden enviar 3 imágenes como máximo.',
};
