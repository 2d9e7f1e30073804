import type { BasicCampaign } from '#contract/catalog/offers.ts';
import type { Banner } from '#contract/home/home.ts';
import { MODULE_PROFILES, type ModuleKind } from '#domain/modules/module-profile.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import { moduleTypes, zonesToSearch } from '../catalog/area.service.ts';
import { campaignsFor } from '../catalog/offers/campaigns.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { type BannerRow, bannersOf, type PromotionRow, promotionsOf } from './banners.repository.ts';

/** Without campaigns when the request names only featured banners. */
export async function bannersFor(
  deps: Deps,
  scope: Scope,
  featured: boolean,
): Promise<{ campaigns: BasicCampaign[]; banners: Banner[] }> {
  const { module_ids, zone_ids } = await zonesToSearch(deps, scope);
  const [banners, campaigns] = await Promise.all([
    bannersOf(deps.db, { module_ids, zone_ids, featured }),
    featured ? [] : campaignsFor(deps, scope),
  ]);
  return {
    banners: banners.map((row) => bannerToWire(deps, row, scope.language)),
    campaigns,
  };
}

function bannerToWire({ env }: Deps, row: BannerRow, language: string): Banner {
  const say = (text: Text) => inLanguage(text, language);
  return {
    ...row,
    title: say(row.title),
    image_full_url: pictureUrl(env, row.image, '5x2'),
    store: row.store && {
      ...row.store,
      name: say(row.store.name),
      tagline: say(row.store.tagline),
      logo_full_url: pictureUrl(env, row.store.logo, '1x1'),
    },
    item: row.item && {
      ...row.item,
      name: say(row.item.name),
      image_full_url: pictureUrl(env, row.item.image, '4x3'),
    },
  };
}

const picturesByKey = ({ env }: Deps, rows: readonly PromotionRow[]) =>
  Object.fromEntries(
    rows.flatMap(({ key, image }) => [
      [key, image],
      [`${key}_full_url`, pictureUrl(env, image, '5x1')],
    ]),
  );

const listOfPictures = ({ env }: Deps, rows: readonly PromotionRow[]) => ({
  banners: rows.map(({ id, key, image }) => ({
    id,
    type: 'promotional_banner',
    key,
    value: image ?? '',
    value_full_url: pictureUrl(env, image, '5x2'),
  })),
});

/** A module that delivers parcels gets a list; the others one field a picture, and its address beside it. */
const PROMOTIONS_REPLY = {
  shop: picturesByKey,
  rental: picturesByKey,
  parcel: listOfPictures,
} satisfies Record<ModuleKind, unknown>;

export async function promotionsFor(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const [rows, types] = await Promise.all([promotionsOf(deps.db, module_ids), moduleTypes(deps)]);
  const type = scope.module_id === null ? undefined : types.get(scope.module_id);
  return PROMOTIONS_REPLY[type ? MODULE_PROFILES[type].kind : 'shop'](deps, rows);
}
