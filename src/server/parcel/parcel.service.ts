import { inLanguage } from '#domain/text.ts';
import { zonesToSearch } from '../catalog/area.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { type PageTextRow, pageTextsOf, parcelCategoriesOf } from './parcel.repository.ts';

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

export async function reasonsFor(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const rows = await pageTextsOf(deps.db, module_ids, 'why_choose');
  return {
    banners: rows.map((row) => ({
      id: row.id,
      ...textsOf(row, scope.language),
      image: row.image,
      image_full_url: pictureUrl(deps.env, row.image, '1x1'),
      status: 1 as const,
    })),
  };
}

/** The row `section` is the heading with its picture; the others are the steps. */
export async function videoContentFor(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const rows = await pageTextsOf(deps.db, module_ids, 'video_content');
  const section = rows.find(({ key }) => key === 'section');
  return {
    section_title: section ? textsOf(section, scope.language).title : '',
    banner_type: section?.link ? ('video' as const) : ('image' as const),
    banner_video: section?.link ?? null,
    banner_image: section?.image ?? null,
    banner_image_full_url: pictureUrl(deps.env, section?.image ?? null, '5x2'),
    banner_video_content: null,
    banner_video_content_full_url: null,
    banner_contents: rows
      .filter((row) => row !== section)
      .flatMap((row) => {
        const { title, short_description } = textsOf(row, scope.language);
        return [
          { key: `${row.key}_title`, value: title },
          { key: `${row.key}_subtitle`, value: short_description },
        ];
      }),
  };
}

const textsOf = ({ title, short_description }: PageTextRow, language: string) => ({
  title: title ? inLanguage(title, language) : '',
  short_description: short_description ? inLanguage(short_description, language) : '',
});
