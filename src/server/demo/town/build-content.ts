import type { Places } from './build-places.ts';
import { landing } from './content/landing.ts';
import type { PictureInSection } from './content/landing-parts.ts';
import { pageMeta, pages } from './content/pages.ts';
import { parcelCategories } from './content/parcel.ts';
import { offlinePaymentMethods, settings, socialMedia } from './content/settings.ts';
import type { Draft } from './draft.ts';
import { randomFrom } from './random.ts';

export function buildContent(draft: Draft, places: Places): void {
  const mark = draft.pictures.add({ kind: 'logo', glyph: 'shopping-bag', colour: '#c2410c' });
  const ours = { ...settings, logo: mark, fav_icon: mark };
  for (const [key, value] of Object.entries(ours)) draft.put('settings', { key, value });

  Object.entries(landing).forEach(([section, content], position) => {
    draft.put('landing_sections', {
      section,
      content: withPictures(draft, content),
      position,
      status: isShown(content),
    });
  });
  for (const page of pages) draft.put('content_pages', { ...page });
  const image = draft.pictures.banner({ objects: ['1f354', '1f96c', '1f4e6'], ground: 'peach' });
  for (const meta of pageMeta) draft.put('page_meta', { ...meta, image });
  for (const medium of socialMedia) draft.add('social_media', medium);
  for (const method of offlinePaymentMethods) draft.add('offline_payment_methods', method);
  buildParcelCategories(draft, places.modules.parcel);
}

/** A section says by its own status whether the page shows it; one without a status is always there. */
const isShown = (content: object): boolean =>
  !Object.entries(content).some(([field, value]) => field.endsWith('_section_status') && value === 0);

function buildParcelCategories(draft: Draft, module_id: number): void {
  parcelCategories.forEach(({ name, description, object, ground, rates }, position) => {
    draft.add('parcel_categories', {
      module_id,
      name,
      description,
      image: draft.pictures.add({ kind: 'tile', object, ground }),
      parcel_per_km_shipping_charge: rates?.per_km ?? null,
      parcel_minimum_shipping_charge: rates?.minimum ?? null,
      orders_count: randomFrom(`parcel ${name.en}`).whole(40, 900),
      position,
    });
  });
}

/** Puts the id of a picture where its recipe is written. */
function withPictures(draft: Draft, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => withPictures(draft, part));
  if (typeof value !== 'object' || value === null) return value;
  if ('picture' in value) return draft.pictures.add((value as PictureInSection).picture);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPictures(draft, part)]));
}
