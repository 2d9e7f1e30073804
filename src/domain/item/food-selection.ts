export type FoodGroup = {
  name: string;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: 'on' | 'off';
  values: readonly { label: string; optionPrice: number; isSelected: boolean }[];
};

export type SelectedOption = {
  /** Place of the group, and of the option in it. */
  choiceIndex: number;
  optionIndex: number;
  label: string;
  optionPrice: number;
  isSelected: boolean;
  type: 'required' | 'optional';
};

const optionOf = (groups: readonly FoodGroup[], choiceIndex: number, optionIndex: number): SelectedOption[] => {
  const group = groups[choiceIndex];
  const value = group?.values[optionIndex];
  if (!group || !value) return [];
  const type = group.required === 'on' ? 'required' : 'optional';
  return [{ choiceIndex, optionIndex, label: value.label, optionPrice: value.optionPrice, isSelected: true, type }];
};

/** What the kitchen has ticked already. */
export const preselected = (groups: readonly FoodGroup[]): readonly SelectedOption[] =>
  groups.flatMap(({ values }, choiceIndex) =>
    values.flatMap(({ isSelected }, optionIndex) => (isSelected ? optionOf(groups, choiceIndex, optionIndex) : [])),
  );

/** What a line in the cart holds, by the names of groups and options. Names that are gone are left out. */
export const selectionOf = (
  groups: readonly FoodGroup[],
  options: readonly { name: string; labels: readonly string[] }[],
): readonly SelectedOption[] =>
  groups.flatMap(({ name, values }, choiceIndex) => {
    const labels = options.find((option) => option.name === name)?.labels ?? [];
    return values.flatMap(({ label }, optionIndex) =>
      labels.includes(label) ? optionOf(groups, choiceIndex, optionIndex) : [],
    );
  });

export const isSelected = (selected: readonly SelectedOption[], choiceIndex: number, optionIndex: number): boolean =>
  selected.some((option) => option.choiceIndex === choiceIndex && option.optionIndex === optionIndex);

/** One of a single-choice group replaces the other (and is taken back where nothing is needed); of many, each toggles. */
export function toggleOption(
  groups: readonly FoodGroup[],
  selected: readonly SelectedOption[],
  choiceIndex: number,
  optionIndex: number,
): readonly SelectedOption[] {
  const group = groups[choiceIndex];
  if (!group) return selected;
  const wasOn = isSelected(selected, choiceIndex, optionIndex);
  const others = selected.filter((option) =>
    group.type === 'single'
      ? option.choiceIndex !== choiceIndex
      : option.choiceIndex !== choiceIndex || option.optionIndex !== optionIndex,
  );
  if (wasOn && !(group.type === 'single' && group.required === 'on')) return others;
  if (isFull(groups, others, choiceIndex)) return selected;
  return [...others, ...optionOf(groups, choiceIndex, optionIndex)].sort(
    (a, b) => a.choiceIndex - b.choiceIndex || a.optionIndex - b.optionIndex,
  );
}

/** A group that has as many as it takes: what is not ticked cannot be ticked any more. */
export function isFull(
  groups: readonly FoodGroup[],
  selected: readonly SelectedOption[],
  choiceIndex: number,
): boolean {
  const group = groups[choiceIndex];
  if (!group || group.type === 'single' || group.max <= 0) return false;
  return selected.filter((option) => option.choiceIndex === choiceIndex).length >= group.max;
}

export type SelectionRefusal =
  | { reason: 'missing'; choiceIndex: number; name: string }
  | { reason: 'count'; choiceIndex: number; name: string; min: number; max: number };

/** The first group that cannot stay as it is. A group that is not required may stay empty, whatever its minimum. */
export function refuseSelection(
  groups: readonly FoodGroup[],
  selected: readonly SelectedOption[],
): SelectionRefusal | null {
  for (const [choiceIndex, { name, type, min, max, required }] of groups.entries()) {
    const count = selected.filter((option) => option.choiceIndex === choiceIndex).length;
    if (count === 0 && required === 'on') return { reason: 'missing', choiceIndex, name };
    if (count === 0 || type === 'single') continue;
    if (count < min || (max > 0 && count > max)) return { reason: 'count', choiceIndex, name, min, max };
  }
  return null;
}

/** The names that are sent to the cart. */
export const namesOf = (
  groups: readonly FoodGroup[],
  selected: readonly SelectedOption[],
): { name: string; labels: string[] }[] =>
  groups.flatMap(({ name }, choiceIndex) => {
    const labels = selected.filter((option) => option.choiceIndex === choiceIndex).map(({ label }) => label);
    return labels.length > 0 ? [{ name, labels }] : [];
  });
