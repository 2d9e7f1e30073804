import type { Text } from '#domain/text.ts';
import type { ItemContent } from './content.ts';

export const units: Readonly<Record<NonNullable<ItemContent['unit']>, Text>> = {
  piece: { en: 'piece', es: 'unidad' },
  kg: { en: 'kg', es: 'kg' },
  g: { en: 'g', es: 'g' },
  l: { en: 'l', es: 'l' },
  ml: { en: 'ml', es: 'ml' },
  pack: { en: 'pack', es: 'paquete' },
  bottle: { en: 'bottle', es: 'botella' },
  box: { en: 'box', es: 'caja' },
  tube: { en: 'tube', es: 'tubo' },
  pair: { en: 'pair', es: 'par' },
  set: { en: 'set', es: 'juego' },
};
