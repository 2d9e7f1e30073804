import type { ChoiceContent } from '../content.ts';
import { t } from '../writing.ts';

const COLOURS = {
  black: t('Black', 'Negro', 'أسود'),
  white: t('White', 'Blanco', 'أبيض'),
  grey: t('Grey', 'Gris', 'رمادي'),
  silver: t('Silver', 'Plata', 'فضي'),
  gold: t('Gold', 'Oro', 'ذهبي'),
  navy: t('Navy', 'Azul marino', 'كحلي'),
  blue: t('Blue', 'Azul', 'أزرق'),
  green: t('Green', 'Verde', 'أخضر'),
  red: t('Red', 'Rojo', 'أحمر'),
  pink: t('Pink', 'Rosa', 'وردي'),
  yellow: t('Yellow', 'Amarillo', 'أصفر'),
  brown: t('Brown', 'Marrón', 'بني'),
  beige: t('Beige', 'Beis', 'بيج'),
  purple: t('Purple', 'Morado', 'بنفسجي'),
} as const;

export const colours = (...names: readonly (keyof typeof COLOURS)[]): ChoiceContent => ({
  title: t('Colour', 'Color', 'اللون'),
  options: names.map((name) => ({ label: COLOURS[name], extraPrice: 0 })),
});

/** Letters and bare numbers are the same everywhere; "50 cm" and "1 TB" have a unit to write, "1.5" a decimal sign. */
const measure = (label: string) =>
  t(label, label.replace(/(\d)\.(\d)/g, '$1,$2'), label.replace(/[a-z"]+$/i, arabicUnit));

const ARABIC_UNITS: Readonly<Record<string, string>> = {
  cm: 'سم',
  ml: 'مل',
  GB: 'غيغابايت',
  TB: 'تيرابايت',
  oz: 'أونصة',
  '"': ' بوصة',
};

const arabicUnit = (unit: string): string => ARABIC_UNITS[unit] ?? unit;

const sizesOf = (...labels: readonly string[]): ChoiceContent => ({
  title: t('Size', 'Talla', 'المقاس'),
  options: labels.map((label) => ({ label: measure(label), extraPrice: 0 })),
});

export const clothesSizes = sizesOf('XS', 'S', 'M', 'L', 'XL');
export const shoeSizes = sizesOf('37', '38', '39', '40', '41', '42', '43', '44');
export const ringSizes = sizesOf('50', '52', '54', '56', '58');
export const skiSizes = sizesOf('150 cm', '160 cm', '170 cm', '180 cm');

type Step = readonly [label: string, extraPrice: number];

const measured = (title: ChoiceContent['title'], steps: readonly Step[]): ChoiceContent => ({
  title,
  options: steps.map(([label, extraPrice]) => ({ label: measure(label), extraPrice })),
});

export const storage = (...steps: readonly Step[]) => measured(t('Storage', 'Almacenamiento', 'سعة التخزين'), steps);
export const dimensions = (...steps: readonly Step[]) => measured(t('Dimensions', 'Medidas', 'الأبعاد'), steps);

export const bindings: ChoiceContent = {
  title: t('Format', 'Formato', 'الشكل'),
  options: [
    { label: t('Paperback', 'Tapa blanda', 'غلاف ورقي'), extraPrice: 0 },
    { label: t('Hardback', 'Tapa dura', 'غلاف مقوّى'), extraPrice: 700 },
  ],
};
