import type { BasicCampaign } from '#contract/catalog/offers.ts';
import type { Banner } from '#contract/home/home.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import type { Deps } from '#server/deps.ts';
import { pictureUrl } from '#server/media/picture-url.ts';
import { moduleTypes, townNow, zonesToSearch } from '../catalog/area.service.ts';
import type { Scope } from '../catalog/scope.ts';
import {
  type BannerRow,
  bannersOf,
  type CampaignRow,
  type PromotionRow,
  parcelCategoriesOf,
  promotionsOf,
  runningCampaigns,
} from './banners.repository.ts';

/** Campaigns stay away when only featured banners were asked for. */
export async function bannersFor(
  deps: Deps,
  scope: Scope,
  featured: boolean,
): Promise<{ campaigns: BasicCampaign[]; banners: Banner[] }> {
  const [{ module_ids, zone_ids }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const [banners, campaigns] = await Promise.all([
    bannersOf(deps.db, { module_ids, zone_ids, featured }),
    featured ? [] : runningCampaigns(deps.db, module_ids, now),
  ]);
  return {
    banners: banners.map((row) => bannerToWire(deps, row, scope.language)),
    campaigns: campaigns.map((row) => campaignToWire(deps, row, scope.language)),
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

export function campaignToWire({ env }: Deps, row: CampaignRow, language: string): BasicCampaign {
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

/** A list for a module that delivers parcels; for the others one key a picture, and its address beside it. */
export async function promotionsFor(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const [rows, types] = await Promise.all([promotionsOf(deps.db, module_ids, 'promotional_banner'), moduleTypes(deps)]);
  const type = scope.module_id === null ? undefined : types.get(scope.module_id);
  if (type && MODULE_PROFILES[type].abilities.is_parcel)
    return {
      banners: rows.map(({ id, key, image }) => ({
        id,
        type: 'promotional_banner',
        key,
        value: image ?? '',
        value_full_url: pictureUrl(deps.env, image, '5x2'),
      })),
    };
  return Object.fromEntries(
    rows.flatMap(({ key, image }) => [
      [key, image],
      [`${key}_full_url`, pictureUrl(deps.env, image, '5x1')],
    ]),
  );
}

export async function reasonsFor(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const rows = await promotionsOf(deps.db, module_ids, 'why_choose');
  return {
    banners: rows.map((row) => ({
      id: row.id,
      ...said(row, scope.language),
      image: row.image,
      image_full_url: pictureUrl(deps.env, row.image, '1x1'),
      status: 1 as const,
    })),
  };
}

const said = ({ title, short_description }: PromotionRow, language: string) => ({
  title: title ? inLanguage(title, language) : '',
  short_description: short_description ? inLanguage(short_description, language) : '',
});

/** The row `section` is the heading with its picture; the others are the steps. */
export async function videoContentFor(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const rows = await promotionsOf(deps.db, module_ids, 'video_content');
  const section = rows.find(({ key }) => key === 'section');
  return {
    section_title: section ? said(section, scope.language).title : '',
    banner_type: section?.link ? ('video' as const) : ('image' as const),
    banner_video: section?.link ?? null,
    banner_image: section?.image ?? null,
    banner_image_full_url: pictureUrl(deps.env, section?.image ?? null, '5x2'),
    banner_video_content: null,
    banner_video_content_full_url: null,
    banner_contents: rows
      .filter((row) => row !== section)
      .flatMap((row) => {
        const { title, short_description } = said(row, scope.language);
        return [
          { key: `${row.key}_title`, value: title },
          { key: `${row.key}_subtitle`, value: short_description },
        ];
      }),
  };
}

export async function parcelCategoriesFor(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const rows = await parcelCategoriesOf(deps.db, module_ids);
  return rows.map((row) => ({
    ...row,
    name: inLanguage(row.name, scope.language),
    description: inLanguage(row.description, scope.language),
    image_full_url: pictureUrl(deps.env, row.image, '1x1'),
  }));
}
