import { sortedAddOns, sortedOptions } from '../cart/line-key.ts';
import type { Text } from '../text.ts';
import { isSameType } from './find-variation.ts';
import type { Selection } from './selection.ts';

/** What can be chosen of an item, in every language. */
export type Choosable = {
  variations: readonly { type: string; price: number }[];
  food_variations: readonly {
    name: Text;
    type: 'single' | 'multi';
    min: number;
    max: number;
    required: 'on' | 'off';
    values: readonly { label: Text; optionPrice: number }[];
  }[];
  add_ons: readonly { id: number }[];
};

/** A choice by its English names, in a fixed order: the same choice in another language is the same line. */
export type Choice = Pick<Selection, 'variation' | 'options' | 'add_ons'>;

export type ChoiceRefusal =
  | { reason: 'variation_missing' | 'variation_unknown' | 'add_on_unknown' }
  | { reason: 'option_missing'; name: Text }
  | { reason: 'option_count'; name: Text; min: number; max: number };

export function readSelection(item: Choosable, selection: Choice): Choice | ChoiceRefusal {
  const variation = item.variations.find(({ type }) => isSameType(type, selection.variation));
  if (!variation && selection.variation !== '') return { reason: 'variation_unknown' };
  if (!variation && item.variations.length > 0) return { reason: 'variation_missing' };

  const options = selection.options.map((option) => inEnglish(item, option));
  if (options.includes(null)) return { reason: 'variation_unknown' };
  const known = sortedOptions(options.filter((option) => option !== null));
  if (new Set(known.map(({ name }) => name)).size < known.length) return { reason: 'variation_unknown' };
  const refusal = refuseOptions(item, known);
  if (refusal) return refusal;

  const ids = new Set(selection.add_ons.map(({ id }) => id));
  const offered = item.add_ons.filter(({ id }) => ids.has(id));
  if (offered.length < selection.add_ons.length) return { reason: 'add_on_unknown' };
  return { variation: variation?.type ?? '', options: known, add_ons: sortedAddOns(selection.add_ons) };
}

const isNamed = (text: Text, name: string): boolean => Object.values(text).includes(name);

type Option = { name: string; labels: readonly string[] };

function inEnglish({ food_variations }: Choosable, { name, labels }: Option): Option | null {
  const group = food_variations.find((one) => isNamed(one.name, name));
  const values = labels.map((label) => group?.values.find((value) => isNamed(value.label, label))?.label.en);
  if (!group || values.includes(undefined)) return null;
  return { name: group.name.en, labels: values.filter((value) => value !== undefined) };
}

/** The first group that cannot stay as it is. A group that is not required may stay empty, whatever its minimum. */
function refuseOptions({ food_variations }: Choosable, options: readonly Option[]): ChoiceRefusal | null {
  for (const { name, type, min, max, required } of food_variations) {
    const count = options.find((option) => option.name === name.en)?.labels.length ?? 0;
    if (count === 0 && required === 'on') return { reason: 'option_missing', name };
    const [least, most] = type === 'single' ? [1, 1] : [min, max > 0 ? max : count];
    if (count > 0 && (count < least || count > most)) return { reason: 'option_count', name, min: least, max: most };
  }
  return null;
}
