import type { ModuleType } from './content/modules.ts';
import { advertisementTexts, type BannerTarget, banners, promotionalBanners } from './content/offers.ts';
import { howItWorks, whyChoose } from './content/parcel.ts';
import type { Draft, Row } from './draft.ts';
import { randomFrom } from './random.ts';
import { famousStores, type Town } from './town.ts';

export function buildBanners(draft: Draft, town: Town): void {
  banners.forEach(({ module, title, scene, to, featured }, index) => {
    draft.add('banners', {
      module_id: town.places.modules[module],
      title,
      image: draft.pictures.banner(scene),
      ...targetOf(town, module, to),
      featured: featured ?? false,
      priority: banners.length - index,
    });
  });

  for (const { module, key, scene } of promotionalBanners) {
    addPromotion(draft, town, module, { type: 'promotional_banner', key, image: draft.pictures.banner(scene) });
  }
  buildParcelPromotions(draft, town);
  buildStoreBanners(draft, town);
  buildAdvertisements(draft, town);
}

/** A banner says where it leads by key; a dish is that of the kitchen in the town's centre which sells most of it. */
function targetOf(town: Town, module: ModuleType, to: BannerTarget): Row {
  const nowhere = { type: 'default', store_id: null, item_id: null, link: null };
  if ('link' in to) return { ...nowhere, link: to.link };
  if ('category' in to) {
    return { ...nowhere, link: `/category/${to.category}-${module}?module_id=${town.places.modules[module]}` };
  }
  if ('store' in to) {
    const store = town.stores.find((one) => one.key === to.store);
    if (!store) throw new Error(`a banner leads to ${to.store}, which is no store`);
    return { ...nowhere, type: 'store_wise', store_id: store.id };
  }
  const isCentral = ({ store }: { store: { zone_id: number } }) => Number(store.zone_id === town.places.zones.centrum);
  const [item] = town.items
    .filter(({ content, store }) => content.key === to.item && store.module === module)
    .sort((a, b) => isCentral(b) - isCentral(a) || b.orders - a.orders);
  if (!item) throw new Error(`a banner leads to ${to.item}, which nobody sells`);
  return { ...nowhere, type: 'item_wise', item_id: item.id };
}

type Promotion = {
  type: string;
  key: string;
  title?: unknown;
  short_description?: unknown;
  image?: string;
  link?: string;
};

function addPromotion(draft: Draft, town: Town, module: ModuleType, promotion: Promotion): void {
  draft.add('promotional_banners', {
    module_id: town.places.modules[module],
    type: promotion.type,
    key: promotion.key,
    title: promotion.title ?? null,
    short_description: promotion.short_description ?? null,
    image: promotion.image ?? null,
    link: promotion.link ?? null,
    position: draft.rows.promotional_banners.length,
  });
}

function buildParcelPromotions(draft: Draft, town: Town): void {
  whyChoose.forEach(({ title, short_description, object }, index) => {
    const image = draft.pictures.add({ kind: 'tile', object, ground: 'butter' });
    addPromotion(draft, town, 'parcel', {
      type: 'why_choose',
      key: `why_choose_${index + 1}`,
      title,
      short_description,
      image,
    });
  });
  addPromotion(draft, town, 'parcel', {
    type: 'video_content',
    key: 'section',
    title: { en: 'How sending works', es: 'Cómo funciona el envío', ar: 'كيف يتم الإرسال' },
    image: draft.pictures.banner({ objects: ['1f4e6', '1f3e0'], ground: 'butter' }),
  });
  howItWorks.forEach(({ title, short_description }, index) => {
    addPromotion(draft, town, 'parcel', {
      type: 'video_content',
      key: `content${index + 1}`,
      title,
      short_description,
    });
  });
}

/** The better-known stores hang a banner of their own on their page. */
function buildStoreBanners(draft: Draft, town: Town): void {
  for (const { id, key, fame, module } of town.stores) {
    if (fame < 0.6 || module === 'parcel') continue;
    const cover = draft.rows.stores[id - 1]?.cover_photo;
    draft.add('store_banners', {
      store_id: id,
      title: randomFrom(`store banner ${key}`).pick(STORE_BANNERS),
      image: cover,
    });
  }
}

const STORE_BANNERS = [
  { en: 'Welcome in', es: 'Te damos la bienvenida', ar: 'أهلًا بك' },
  { en: 'What regulars order', es: 'Lo que piden los habituales', ar: 'ما يطلبه زبائننا الدائمون' },
  { en: 'Fresh this week', es: 'Fresco de esta semana', ar: 'طازج هذا الأسبوع' },
];

function buildAdvertisements(draft: Draft, town: Town): void {
  for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
    famousStores(town, module)
      .slice(1, 5)
      .forEach((store, index) => {
        const row = draft.rows.stores[store.id - 1];
        draft.add('advertisements', {
          store_id: store.id,
          module_id: store.module_id,
          add_type: 'store_promotion',
          ...advertisementTexts[index % advertisementTexts.length],
          cover_image: row?.cover_photo,
          profile_image: row?.logo,
          priority: index < 2 ? index + 1 : null,
          start_date: draft.day(-10),
          end_date: draft.day(90),
        });
      });
  }
}
