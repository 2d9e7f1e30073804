import type { Text } from '#domain/text.ts';
import type { ItemContent } from './content.ts';

export const units: Readonly<Record<NonNullable<ItemContent['unit']>, Text>> = {
  piece: { en: 'piece', es: 'unidad', ar: 'قطعة' },
  kg: { en: 'kg', es: 'kg', ar: 'كغ' },
  g: { en: 'g', es: 'g', ar: 'غ' },
  l: { en: 'l', es: 'l', ar: 'ل' },
  ml: { en: 'ml', es: 'ml', ar: 'مل' },
  pack: { en: 'pack', es: 'paquete', ar: 'عبوة' },
  bottle: { en: 'bottle', es: 'botella', ar: 'زجاجة' },
  box: { en: 'box', es: 'caja', ar: 'علبة' },
  tube: { en: 'tube', es: 'tubo', ar: 'أنبوب' },
  pair: { en: 'pair', es: 'par', ar: 'زوج' },
  set: { en: 'set', es: 'juego', ar: 'طقم' },
};
