import type { PageMeta } from '#contract/content/content.ts';
import { AppError } from '#contract/errors.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { cleanHtml } from './clean-html.ts';
import { activePage, pageMeta } from './content.repository.ts';

export async function textPage({ db }: Deps, key: string, language: string): Promise<string> {
  const body = await activePage(db, key);
  if (!body) throw new AppError('not_found');
  return cleanHtml(inLanguage(body, language));
}

/** An unknown page is an empty list: this interface has no null here. */
export async function metaOf({ db, env }: Deps, page_name: string, language: string): Promise<PageMeta | []> {
  const meta = await pageMeta(db, page_name);
  if (!meta) return [];
  return {
    title: inLanguage(meta.title, language),
    description: inLanguage(meta.description, language),
    image_full_url: pictureUrl(env, meta.image, '5x3'),
    meta_data: [],
  };
}
