import type { ChoiceContent } from './content.ts';
import { t } from './writing.ts';

type Pack = readonly [en: string, es: string, extraPrice: number];

/** The same product in several packs: the first is the shelf price, the others say what they cost more. */
export const packs = (...options: readonly Pack[]): readonly ChoiceContent[] => [
  {
    title: t('Pack', 'Formato'),
    options: options.map(([en, es, extraPrice]) => ({ label: t(en, es), extraPrice })),
  },
];

/** Measures read the same in both languages. */
export const weights = (...options: readonly (readonly [measure: string, extraPrice: number])[]) =>
  packs(...options.map(([measure, extraPrice]) => [measure, measure, extraPrice] as const));
