import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/db.ts';
import { takeCampaigns, takeFlash, takeItems, takeVariants } from './place-stock.repository.ts';

export type StockLine = {
  item_id: number | null;
  item_campaign_id: number | null;
  flash_sale_item_id: number | null;
  /** The combination; '' where there is none. */
  variant: string;
  quantity: number;
  /** False: there is as much of it as anybody wants. */
  isCounted: boolean;
};

/** Takes what the lines need, or refuses; lines that share a stock take from it together. */
export async function takeStock(tx: Db, lines: readonly StockLine[]): Promise<void> {
  const items = summed(lines.filter((line) => line.isCounted && line.variant === '').map(by('item_id')));
  const campaigns = summed(lines.filter((line) => line.isCounted).map(by('item_campaign_id')));
  const flash = summed(lines.map(by('flash_sale_item_id')));
  const variants = variantsOf(lines);

  if (items.length > 0) takeItems(tx, items);
  if (campaigns.length > 0) takeCampaigns(tx, campaigns);
  const [variantsTaken, flashTaken] = await Promise.all([
    variants.length > 0 ? takeVariants(tx, variants) : 0,
    flash.length > 0 ? takeFlash(tx, flash) : 0,
  ]);
  if (variantsTaken < variants.length || flashTaken < flash.length) throw new AppError('stock');
}

const by = (name: 'item_id' | 'item_campaign_id' | 'flash_sale_item_id') => (line: StockLine) => ({
  id: line[name],
  quantity: line.quantity,
});

function summed(pieces: readonly { id: number | null; quantity: number }[]) {
  const sums = new Map<number, number>();
  for (const { id, quantity } of pieces) if (id !== null) sums.set(id, (sums.get(id) ?? 0) + quantity);
  return [...sums].map(([id, quantity]) => ({ id, quantity }));
}

function variantsOf(lines: readonly StockLine[]) {
  const sums = new Map<string, { item_id: number; type: string; quantity: number }>();
  for (const { item_id, variant, quantity } of lines) {
    if (item_id === null || variant === '') continue;
    const key = `${item_id} ${variant}`;
    sums.set(key, { item_id, type: variant, quantity: (sums.get(key)?.quantity ?? 0) + quantity });
  }
  return [...sums.values()];
}
