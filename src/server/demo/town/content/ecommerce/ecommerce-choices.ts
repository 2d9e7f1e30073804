import type { ChoiceContent } from '../content.ts';
import { t } from '../writing.ts';

const COLOURS = {
  black: t('Black', 'Negro'),
  white: t('White', 'Blanco'),
  grey: t('Grey', 'Gris'),
  silver: t('Silver', 'Plata'),
  gold: t('Gold', 'Oro'),
  navy: t('Navy', 'Azul marino'),
  blue: t('Blue', 'Azul'),
  green: t('Green', 'Verde'),
  red: t('Red', 'Rojo'),
  pink: t('Pink', 'Rosa'),
  yellow: t('Yellow', 'Amarillo'),
  brown: t('Brown', 'Marrón'),
  beige: t('Beige', 'Beis'),
  purple: t('Purple', 'Morado'),
} as const;

export const colours = (...names: readonly (keyof typeof COLOURS)[]): ChoiceContent => ({
  title: t('Colour', 'Color'),
  options: names.map((name) => ({ label: COLOURS[name], extraPrice: 0 })),
});

const sizesOf = (...labels: readonly string[]): ChoiceContent => ({
  title: t('Size', 'Talla'),
  options: labels.map((label) => ({ label: t(label, label), extraPrice: 0 })),
});

export const clothesSizes = sizesOf('XS', 'S', 'M', 'L', 'XL');
export const shoeSizes = sizesOf('37', '38', '39', '40', '41', '42', '43', '44');
export const ringSizes = sizesOf('50', '52', '54', '56', '58');
export const skiSizes = sizesOf('150 cm', '160 cm', '170 cm', '180 cm');

type Step = readonly [label: string, extraPrice: number];

const measured = (title: ChoiceContent['title'], steps: readonly Step[]): ChoiceContent => ({
  title,
  options: steps.map(([label, extraPrice]) => ({ label: t(label, label.replace(/(\d)\.(\d)/g, '$1,$2')), extraPrice })),
});

export const storage = (...steps: readonly Step[]) => measured(t('Storage', 'Almacenamiento'), steps);
export const dimensions = (...steps: readonly Step[]) => measured(t('Dimensions', 'Medidas'), steps);

export const bindings: ChoiceContent = {
  title: t('Format', 'Formato'),
  options: [
    { label: t('Paperback', 'Tapa blanda'), extraPrice: 0 },
    { label: t('Hardback', 'Tapa dura'), extraPrice: 700 },
  ],
};
