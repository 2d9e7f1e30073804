import type { WalletBonus } from '#contract/wallet/wallet.ts';
import { inLanguage } from '#domain/text.ts';
import { townNow } from '../catalog/area.service.ts';
import type { Deps } from '../deps.ts';
import { runningBonuses } from './bonuses.repository.ts';

export async function bonusOffers(deps: Deps, language: string): Promise<WalletBonus[]> {
  const rows = await runningBonuses(deps.db, (await townNow(deps)).date);
  return rows.map((row) => ({
    ...row,
    title: inLanguage(row.title, language),
    description: inLanguage(row.description, language),
    status: 1,
  }));
}
