import type { Problems } from '../problems.ts';
import type { Checked } from './check-entry.ts';
import { entryFaults } from './entry-rules.ts';
import { PICTURE, type Pointer } from './pointers.ts';

type Place = { file: string; row: number | null };
type Reference = Place & { field: string; key: string };
export type Facts = { module?: string | null; zone?: string | null; parent?: string | null };
export type CheckState = {
  /** What may be pointed at, by list and key: what the folder holds, and what stands in the shop and stays. */
  known: Map<string, Map<string, Facts>>;
  /** Files of pictures/ that are there, those of them that are shown, and names that pictures.json draws. */
  files: ReadonlySet<string>;
  shown: Set<string>;
  drawn: ReadonlySet<string>;
  /** Pictures that are neither, and who shows them: they may stand in the shop. */
  picturesToFind: Reference[];
  /** Items that are pointed at from elsewhere, and who does. */
  itemsToFind: Reference[];
  problems: Problems;
};

/** Rules of the entry itself, and of those it points at: what belongs to one module does not stand in another. */
export function checkOne(list: string, { file, row, value }: Checked, { known, problems }: CheckState): void {
  for (const [field, reason] of entryFaults(list, value)) problems.add(file, row, field, reason);
  const shop = value.store ?? value.provider;
  const module =
    list === 'items' || list === 'item_campaigns' ? known.get('stores')?.get(String(shop))?.module : value.module;
  if (module === undefined || module === null) return;
  const shared =
    list === 'items' || list === 'item_campaigns' ? (['category', 'brand', 'common_condition'] as const) : [];
  for (const field of shared) {
    const facts = value[field] ? known.get(LISTS[field])?.get(String(value[field])) : undefined;
    if (facts && facts.module !== module)
      problems.add(file, row, field, `"${value[field]}" belongs to the module ${facts.module}, the store to ${module}`);
  }
}

const LISTS = { category: 'categories', brand: 'brands', common_condition: 'common_conditions' } as const;

export function checkPointer({ file, row }: Place, { field, to, key }: Pointer, state: CheckState): void {
  if (to === PICTURE) checkPicture({ file, row }, field, key, state);
  else if (to === 'items') state.itemsToFind.push({ file, row, field, key });
  else if (!state.known.get(to)?.has(key))
    state.problems.add(file, row, field, `"${key}" is not among the ${to.replaceAll('_', ' ')}`);
}

/** What has an ending is a file. */
export function checkPicture({ file, row }: Place, field: string, key: string, state: CheckState): void {
  if (!key.includes('.')) {
    if (!state.drawn.has(key)) state.picturesToFind.push({ file, row, field, key });
  } else if (state.files.has(key)) state.shown.add(key);
  else state.problems.add(file, row, field, `there is no file pictures/${key}`);
}
