import { AppError } from '#contract/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  anyPauseIsOver,
  type Change,
  changeRow,
  changeVariations,
  lockItem,
  resumeDue,
  type StockedItem,
  setPause,
  stockedItem,
} from './catalogue.repository.ts';

export const itemForOperator = ({ db }: Deps, id: number): Promise<StockedItem> => knownItem(db, id);

async function knownItem(db: Db, id: number): Promise<StockedItem> {
  const item = await stockedItem(db, id);
  if (!item) throw new AppError('item_not_found', 'id');
  return item;
}

type ItemChange = Change & {
  status?: boolean | undefined;
  variations?: readonly (Change & { type: string })[] | undefined;
};

/** All of it or nothing; what is bought meanwhile waits, or comes first. */
export async function changeItem(deps: Deps, id: number, change: ItemChange): Promise<StockedItem> {
  const { variations = [], ...own } = change;
  return deps.db.transaction(async (tx) => {
    if (!(await lockItem(tx, id))) throw new AppError('item_not_found', 'id');
    const before = await knownItem(tx, id);
    // Its own stock is the sum of theirs, or is not counted at all.
    if (own.stock !== undefined && (before.stock === null || before.variations.length > 0))
      throw new AppError('invalid', 'stock');
    const isUnknown = variations.some(({ type }) => !before.variations.some((known) => known.type === type));
    if (isUnknown) throw new AppError('variation_unknown', 'variations');
    if (variations.length > 0) await changeVariations(tx, id, variations);
    await changeRow(tx, id, own);
    return knownItem(tx, id);
  });
}

/** null: until it is resumed by a word. */
export async function pauseStore(deps: Deps, id: number, until: Date | null) {
  if (until !== null && until <= deps.now()) throw new AppError('invalid', 'until');
  if (!(await setPause(deps.db, id, { active: false, paused_until: until })))
    throw new AppError('store_not_found', 'id');
  return { id, paused_until: until?.toISOString() ?? null };
}

export async function resumeStore({ db }: Deps, id: number) {
  const resumed = await setPause(db, id, { active: true, paused_until: null });
  if (!resumed) throw new AppError('store_not_found', 'id');
  if (!resumed.active) throw new AppError('store_without_goods', 'id');
  return { id, paused_until: null };
}

/** Asked every minute: mostly nobody's pause is over, and then nothing is written and no cache dropped. */
export async function resumeStores({ db, now }: Deps): Promise<void> {
  if (await anyPauseIsOver(db, now())) await resumeDue(db, now());
}
