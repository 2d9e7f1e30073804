import type { Text } from '#domain/text.ts';
import type { ChoiceContent } from './content.ts';
import { t } from './writing.ts';

type Pack = readonly [label: Text, extraPrice: number];

/** The same product in several packs: the first is the shelf price, the others say what they cost more. */
export const packs = (...options: readonly Pack[]): readonly ChoiceContent[] => [
  {
    title: t('Pack', 'Formato', 'العبوة'),
    options: options.map(([label, extraPrice]) => ({ label, extraPrice })),
  },
];

const ARABIC_UNITS: Readonly<Record<string, string>> = { g: 'غ', kg: 'كغ', ml: 'مل', l: 'ل' };

/** Packs by what is in them, "1.5 kg": the number and its unit as each language writes them. */
export const measures = (...options: readonly (readonly [measure: string, extraPrice: number])[]) =>
  packs(...options.map(([measure, extraPrice]) => [measured(measure), extraPrice] as const));

function measured(measure: string): Text {
  const [number = '', unit = ''] = measure.split(' ');
  const arabicUnit = ARABIC_UNITS[unit];
  if (!arabicUnit) throw new Error(`no Arabic unit for "${measure}"`);
  return t(measure, measure.replace('.', ','), `${number} ${arabicUnit}`);
}
