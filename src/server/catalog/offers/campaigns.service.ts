import type { BasicCampaign } from '#contract/catalog/offers.ts';
import { AppError } from '#contract/errors.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '#server/deps.ts';
import { pictureUrl } from '#server/media/picture-url.ts';
import { townNow, zonesToSearch } from '../area.service.ts';
import type { Scope } from '../scope.ts';
import { storeDetails } from '../stores/store-details.repository.ts';
import { storeToWire } from '../stores/store-to-wire.ts';
import { type CampaignRow, campaignStores, runningCampaigns } from './campaigns.repository.ts';

export async function campaignsFor(deps: Deps, scope: Scope): Promise<BasicCampaign[]> {
  const [{ module_ids }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const rows = await runningCampaigns(deps.db, module_ids, now);
  return rows.map((row) => campaignToWire(deps, row, scope.language));
}

export async function campaignFor(deps: Deps, scope: Scope, id: number) {
  const [{ module_ids, moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const campaign = (await runningCampaigns(deps.db, module_ids, now)).find((row) => row.id === id);
  if (!campaign) throw new AppError('not_found');
  const stores = await storeDetails(deps.db, now, campaignStores(id, moduleZones));
  return {
    ...campaignToWire(deps, campaign, scope.language),
    stores: stores.map((row) => storeToWire(deps.env, row, scope, now)),
  };
}

function campaignToWire({ env }: Deps, row: CampaignRow, language: string): BasicCampaign {
  const { start_date, end_date, ...same } = row;
  return {
    ...same,
    title: inLanguage(row.title, language),
    description: inLanguage(row.description, language),
    image_full_url: pictureUrl(env, row.image, '5x2'),
    available_date_starts: start_date,
    available_date_ends: end_date,
  };
}
